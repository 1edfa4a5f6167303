import { discountState, type Discount } from "./discount";
import { discountOn } from "./sharing/discount-on";

/**
 * Why a code takes nothing off. `invalid` stands both for unknown codes and for those that are not
 * running, so that whoever guesses learns nothing.
 */
export type DiscountRefusal =
  | { kind: "invalid" }
  | { kind: "not-these" }
  | { kind: "minimum"; minimumBani: number; missingBani: number };

/** What a code takes off a cart: in all, and off each line in their order. Bani, as prices are shown. */
export interface AppliedDiscount {
  kind: "applied";
  /** Null, and the code empty, where staff agreed on it without one. */
  id: string | null;
  code: string;
  bani: number;
  shares: number[];
}

export type CartDiscount =
  | AppliedDiscount
  | { kind: "refused"; code: string; why: DiscountRefusal };

/** What a page shows of a code that takes something off; null where none does. */
export function shownDiscount(
  discount: CartDiscount | null,
): { code: string; bani: number } | null {
  if (discount?.kind !== "applied") return null;
  const { code, bani } = discount;
  return { code, bani };
}

/** The code of a cart as its page shows it: `why` where it takes nothing off. */
export interface CartCode {
  code: string;
  bani: number;
  why: DiscountRefusal | null;
}

/** The same for the cart's own page, which also shows a code that takes nothing off now. */
export function cartCode(discount: CartDiscount | null): CartCode | null {
  if (discount?.kind !== "refused") {
    const applied = shownDiscount(discount);
    return applied && { ...applied, why: null };
  }
  return { code: discount.code, bani: 0, why: discount.why };
}

/** The discount that staff agree on without a code, in bani; at least one ban is left to pay. */
export function agreeDiscount(
  wishedBani: number,
  lines: readonly { totalBani: number; isFor: boolean }[],
): AppliedDiscount {
  const linesBani = lines.map(({ totalBani, isFor }) => (isFor ? totalBani : 0));
  const goodsBani = linesBani.reduce((sum, bani) => sum + bani, 0);
  const bani = Math.min(wishedBani, Math.max(0, goodsBani - 1));
  return { kind: "applied", id: null, code: "", bani, shares: shareOut(bani, linesBani) };
}

/**
 * Applies a code to the lines of a cart on a day of Bucharest. `isFor`: whether the code is for the
 * line, which is sold.
 */
export function applyDiscount(
  code: string,
  discount: Discount | undefined,
  lines: readonly { totalBani: number; isFor: boolean }[],
  today: string,
): CartDiscount {
  const refused = (why: DiscountRefusal) => ({ kind: "refused" as const, code, why });
  if (!discount || discountState(discount, today) !== "running") {
    return refused({ kind: "invalid" });
  }
  const linesBani = lines.map(({ totalBani, isFor }) => (isFor ? totalBani : 0));
  const goodsBani = linesBani.reduce((sum, bani) => sum + bani, 0);
  if (goodsBani === 0) return refused({ kind: "not-these" });
  const { id, minimumBani } = discount;
  if (goodsBani < minimumBani) {
    return refused({ kind: "minimum", minimumBani, missingBani: minimumBani - goodsBani });
  }
  const bani = discountOn(goodsBani, discount);
  return { kind: "applied", id, code, bani, shares: shareOut(bani, linesBani) };
}

/**
 * Shares a discount out over lines by what they come to, to the ban: each gets its part rounded down,
 * and what is left goes to those that lost most by it, the first ones first. The shares add up to the
 * discount, and none is more than its line. Bani.
 */
export function shareOut(discountBani: number, linesBani: readonly number[]): number[] {
  // The multiplications may exceed the numbers that are exact.
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
