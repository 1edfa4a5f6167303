import type { Vat } from "~/platform/settings/vat";
import { lineWithVat, priceWithVat } from "~/platform/settings/vat";
import { chargeLine, computeTotals, type Totals } from "~/shop/cart/totals";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { chargesOfOrder, type ChargeColumns } from "~/shop/delivery/order-charges";
import { agreeDiscount } from "~/shop/discounts/apply";

/** A line of an order as it was, or is to be, agreed on. Prices in bani, as the order shows them. */
export interface VersionLine {
  /** The id of the order's line; null for an added one. */
  id: string | null;
  product_id: string | null;
  name: string;
  /** As staff read it; null where the customer reads Romanian too. */
  staff_name: string | null;
  /** The copy of its design; empty without one. */
  configuration: string;
  staff_configuration: string | null;
  quantity: number;
  unit_price_bani: number;
  /** Its share of the order's discount. */
  discount_bani: number;
  /** Its own rate of VAT in percent; null where the order's counts. */
  vat_percent: number | null;
  /** In how many days it comes, with its way; null where nothing was promised. */
  days: DeliveryDays | null;
  /** Made to order: an advance is paid for it, and it is not given back. */
  is_made: boolean;
  /** Comes out of stock, or is a swatch. */
  is_swatch: boolean;
}

/** All of an order that a change may change, and what its sums follow from. Bani, as shown. */
export interface OrderVersion extends ChargeColumns {
  lines: VersionLine[];
  vat: Vat;
  /** The share of what is made to order that is paid first, in percent. */
  advance_percent: number;
  /** The day by which it is promised anew, as a day of Bucharest; empty where that follows from its pieces. */
  promised_on: string;
}

/** What a version comes to. The one place where it is reckoned: as carts and offers are. */
export function totalsOf(version: OrderVersion): Totals {
  const pieces = version.lines.map((line) => ({ ...shownLine(line), isMadeToOrder: line.is_made }));
  const charges = chargesOfOrder(version).map(({ bani }) => chargeLine(bani));
  return computeTotals([...pieces, ...charges], version.vat, version.advance_percent);
}

function shownLine({ unit_price_bani, quantity, discount_bani, vat_percent }: VersionLine) {
  return {
    unitPriceBani: unit_price_bani,
    quantity,
    discountBani: discount_bani,
    vatPercent: vat_percent,
  };
}

/** What a line comes to with VAT before its share of a discount is taken off; bani. */
function fullSum(line: VersionLine, { vat }: Pick<OrderVersion, "vat">): number {
  return lineWithVat({ ...shownLine(line), discountBani: 0 }, vat);
}

/** What the discount takes off a version's pieces with VAT, as it does off each of them; bani. */
function discountWithVat(version: OrderVersion): number {
  return version.lines.reduce(
    (sum, line) => sum + fullSum(line, version) - lineWithVat(shownLine(line), version.vat),
    0,
  );
}

/** What is taken off a version's pieces in all; bani, as shown. */
export function discountOf({ lines }: Pick<OrderVersion, "lines">): number {
  return lines.reduce((sum, { discount_bani }) => sum + discount_bani, 0);
}

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

/** A line before and after a change; null where there is none. */
export interface LineChange {
  kind: "same" | "changed" | "added" | "removed";
  before: VersionLine | null;
  after: VersionLine | null;
  /** What it comes to with VAT once it is changed, before a discount; bani. */
  afterBani: number;
  /** By how much more that is than before; below zero for less. */
  differenceBani: number;
}

/** Line by line what a change does: those that were, in their order, then those that are added. */
export function compareLines(before: OrderVersion, after: OrderVersion): LineChange[] {
  const was = before.lines.map((line): LineChange => {
    const now = after.lines.find(({ id }) => id !== null && id === line.id) ?? null;
    const afterBani = now ? fullSum(now, after) : 0;
    const differenceBani = afterBani - fullSum(line, before);
    const kind = !now ? "removed" : isSameLine(line, now) ? "same" : "changed";
    return { kind, before: line, after: now, afterBani, differenceBani };
  });
  const added = after.lines
    .filter(({ id }) => id === null)
    .map((line) => {
      const afterBani = fullSum(line, after);
      const kind = "added" as const;
      return { kind, before: null, after: line, afterBani, differenceBani: afterBani };
    });
  return [...was, ...added];
}

function isSameLine(one: VersionLine, other: VersionLine): boolean {
  return isSamePiece(one, other) && one.unit_price_bani === other.unit_price_bani;
}

/** Whether two lines give the buyer the same: as many pieces, of the same design, under the same name. */
function isSamePiece(one: VersionLine, other: VersionLine): boolean {
  return (
    one.quantity === other.quantity &&
    one.configuration === other.configuration &&
    one.name === other.name
  );
}

/** How much more each charge comes to with VAT, in bani; unchanged charges are left out. */
export function compareCharges(before: OrderVersion, after: OrderVersion) {
  return (["transport", "carrying", "assembly"] as const).flatMap((kind) => {
    const [was, is] = [before, after].map((one) => priceWithVat(one[`${kind}_bani`], one.vat));
    const differenceBani = is! - was!;
    return differenceBani === 0 ? [] : [{ kind, beforeBani: was!, afterBani: is!, differenceBani }];
  });
}

/** What is taken off the pieces before and after, with VAT, and by how much more the total is for that; bani. */
export function compareDiscount(before: OrderVersion, after: OrderVersion) {
  const [beforeBani, afterBani] = [discountWithVat(before), discountWithVat(after)];
  return { beforeBani, afterBani, differenceBani: beforeBani - afterBani };
}

/** Whether two versions are the same. */
export function isSameVersion(before: OrderVersion, after: OrderVersion): boolean {
  return (
    after.promised_on === before.promised_on &&
    discountOf(after) === discountOf(before) &&
    compareCharges(before, after).length === 0 &&
    compareLines(before, after).every(({ kind }) => kind === "same")
  );
}

/**
 * Whether the customer has to accept a change: the total, a piece or the first payment costs more, or a piece is not
 * the one that was bought.
 */
export function asksCustomer(before: OrderVersion, after: OrderVersion): boolean {
  const isOther = compareLines(before, after).some(
    ({ before: was, after: is }) => !was || !is || !isSamePiece(was, is) || isDearer(was, is),
  );
  const [was, is] = [totalsOf(before), totalsOf(after)];
  return isOther || is.totalBani > was.totalBani || is.advanceBani > was.advanceBani;

  function isDearer(one: VersionLine, other: VersionLine): boolean {
    return lineWithVat(shownLine(other), after.vat) > lineWithVat(shownLine(one), before.vat);
  }
}

/** What a change means for the money: what is owed in all, paid, left to pay, and paid too much. Bani, with VAT. */
export function settle(
  totalBani: number,
  { paid_bani, reduced_bani }: { paid_bani: number; reduced_bani: number },
): { owedBani: number; leftBani: number; overpaidBani: number } {
  const owedBani = Math.max(0, totalBani - reduced_bani);
  return {
    owedBani,
    leftBani: Math.max(0, owedBani - paid_bani),
    overpaidBani: Math.max(0, paid_bani - owedBani),
  };
}
