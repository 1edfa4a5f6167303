import type { DiscountTerms } from "../discount";

/** What a code takes off pieces that come to so much; bani, rounded once. */
export function discountOn(goodsBani: number, { kind, value }: DiscountTerms): number {
  const bani = kind === "percent" ? Math.round((goodsBani * value) / 100) : value;
  return Math.min(goodsBani, bani);
}
