import type { DocumentLine } from "../document-content";
import { totalOf } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import type { IssuedDocument } from "./issued-documents.server";
import { sharesOf } from "./rate-shares";
import { sumLines } from "./sum-lines.server";

/**
 * The lines for a price that was lowered for the pieces that are kept: one for each rate of the `others` beside it,
 * less what the invoices of parts and their stornos have lowered already.
 */
export function loweredLines(
  order: BilledOrder,
  others: DocumentLine[],
  issued: IssuedDocument[],
): DocumentLine[] {
  const leftBani = openLowered(order, issued);
  return leftBani === 0
    ? []
    : sumLines("reduction", -leftBani, { order, shares: sharesOf(others) });
}

/**
 * The share of a lowered price that falls on some pieces (`part`) of all that is `left` of the order, `part`
 * included: by what they come to, at their own rates, and never more than that.
 */
export function loweredOfPart(
  order: BilledOrder,
  { part, left }: { part: DocumentLine[]; left: DocumentLine[] },
  issued: IssuedDocument[],
): DocumentLine[] {
  const [partBani, allBani] = [part, left].map((lines) => totalOf(lines).totalBani);
  const share = Math.round((openLowered(order, issued) * partBani!) / Math.max(1, allBani!));
  const bani = Math.max(0, Math.min(partBani!, share));
  return bani === 0 ? [] : sumLines("reduction", -bani, { order, shares: sharesOf(part) });
}

/** The part of the lowered price that no invoice of a delivery, and no storno of one, has lowered yet; bani. */
export function openLowered(order: BilledOrder, issued: IssuedDocument[]): number {
  const finals = new Set(issued.filter(({ kind }) => kind === "final").map(({ id }) => id));
  const said = issued
    .filter(({ id, correctsId }) => finals.has(id) || finals.has(correctsId ?? ""))
    .flatMap(({ content }) => content.lines.filter(({ kind }) => kind === "reduction"));
  return order.loweredBani + totalOf(said).totalBani;
}
