import type { DiscountTerms } from "../discount";

/** What a code takes off pieces that come to so much; bani, rounded once. */
export function discountOn(goodsBani: number, { kind, value }: DiscountTerms): number {
  const bani = kind === "percent" ? Math.round((goodsBani * value) / 100) : value;
  return Math.min(goodsBani, bani);
}

/**
 * Shares a discount out over lines by what they come to, to the ban: each gets its part rounded down,
 * and what is left goes to those that lost most by it, the first ones first. The shares add up to the
 * discount, and none is more than its line. Bani.
 */
export function shareOut(discountBani: number, linesBani: readonly number[]): number[] {
  // The products may be larger than numbers are exact.
  const discount = BigInt(discountBani);
  const goods = linesBani.reduce((sum, bani) => sum + BigInt(bani), 0n);
  if (discount > goods) throw new RangeError(`${discount} is more than ${goods}`);
  if (goods === 0n) return linesBani.map(() => 0);
  const shares = linesBani.map((bani) => Number((discount * BigInt(bani)) / goods));
  const lost = linesBani.map((bani) => (discount * BigInt(bani)) % goods);
  // Those that lost as much stay in their order.
  const order = [...lost.keys()].sort((one, other) => Number(lost[other]! - lost[one]!));
  const left = discountBani - shares.reduce((sum, share) => sum + share, 0);
  for (const index of order.slice(0, left)) shares[index]! += 1;
  return shares;
}
