import { agreeDiscount } from "~/shop/discounts/apply";

import { type VersionLine, discountOf } from "./version";

/**
 * The lines with a discount of so much in all (bani) shared out over them. The shares stay as they were `before` if
 * the discount and the lines' sums are the same. Otherwise only lines that had a share and added lines get one, since
 * a code may not be for the others; all lines do if none had a share, or if those lines come to no more than the
 * discount. The share of a line that stays as it is (`isFixed`) never changes, so the discount is at least the sum of
 * these; swatches get no share.
 */
export function withDiscount(
  lines: VersionLine[],
  wishedBani: number,
  isFixed: (line: VersionLine) => boolean,
  before: VersionLine[],
): VersionLine[] {
  const wasBani = discountOf({ lines: before });
  if (wishedBani === wasBani && before.every((was) => isSharedAlike(was, lines))) return lines;
  const bani = Math.max(0, wishedBani - discountOf({ lines: lines.filter(isFixed) }));
  const free = lines.filter((line) => !isFixed(line) && !line.is_swatch);
  const shared = free.filter(({ id, discount_bani }) => id === null || discount_bani > 0);
  const sharedBani = shared.reduce((sum, line) => sum + shownSum(line), 0);
  const off = wasBani > 0 && sharedBani > bani ? shared : free;
  const { shares } = agreeDiscount(
    bani,
    lines.map((line) => ({ totalBani: shownSum(line), isFor: off.includes(line) })),
  );
  return lines.map((line, at) =>
    isFixed(line) ? line : { ...line, discount_bani: shares[at] ?? 0 },
  );
}

/** What a line comes to before its share of a discount; bani, as shown. */
function shownSum({ unit_price_bani, quantity }: VersionLine): number {
  return unit_price_bani * quantity;
}

/** Whether a line has no share of the discount, or comes to as much as the same line before. */
function isSharedAlike(was: VersionLine, lines: readonly VersionLine[]): boolean {
  if (was.discount_bani === 0) return true;
  return lines.some((line) => line.id === was.id && shownSum(line) === shownSum(was));
}
