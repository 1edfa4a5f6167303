import { lineWithVat, priceWithVat } from "~/platform/settings/vat";

import { type VersionLine, type OrderVersion, shownLine, discountOf, totalsOf } from "./version";

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
