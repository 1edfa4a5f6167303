import { dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import type { DocumentLine, DocumentReference } from "../document-content";
import { reversed, totalOf } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import { issueDocument } from "./issue-document.server";
import {
  listIssued,
  remainingLines,
  sumInvoiced,
  type IssuedDocument,
} from "./issued-documents.server";
import { deductions, idsOf, openAdvances } from "./open-advances";
import { sharesOf } from "./rate-shares";
import { standingFinals } from "./standing-finals";
import { sumLines } from "./sum-lines.server";

/** A payment that asks for documents. */
export interface DocumentedPayment {
  id: string;
  /** Below zero for money that goes back, and in a correction. */
  amountBani: number;
  /** By how much it lowers what is owed; bani. */
  loweredBani: number;
  /** The day on which the money moved. */
  paidOn: string;
  /** The payment that a correction takes back; null elsewhere. */
  correctsId: string | null;
}

/**
 * Takes open advances back, the newest first, by as much as the documents come to more than the money that the shop
 * holds: an advance is open only while everything invoiced is paid, whatever the reason for which money went back.
 */
export async function stornoAdvances(
  order: BilledOrder,
  { id, paidOn }: DocumentedPayment,
  at: Date,
  trx: Db,
): Promise<void> {
  const issued = await listIssued(order.id, trx);
  let leftBani = Math.max(0, sumInvoiced(issued) - order.paidBani);
  for (const { advance, open } of openAdvances(issued).reverse()) {
    const { totalBani } = totalOf(open);
    const takenBani = Math.min(leftBani, totalBani);
    if (takenBani <= 0) continue;
    const lines =
      takenBani === totalBani
        ? reversed(open)
        : sumLines("advance", -takenBani, { order, shares: sharesOf(open) });
    const takenBack = { cause: `payment:${id}:${advance.id}`, lines, taxOn: paidOn };
    await storno(order, advance, takenBack, at, trx);
    leftBani -= takenBani;
  }
}

/**
 * Takes back the advance invoice of a payment that never came, or the one issued in its place. All that is left of
 * it gets a storno, and so does each invoice of a delivery that deducts it; such an invoice is issued anew and
 * deducts other open advances instead (Fiscal Code, art. 330). Once everything is delivered, the last of these
 * deducts all that is open. A payment for an invoice of a delivery has no document to take back.
 */
export async function stornoOwn(
  order: BilledOrder,
  { id, paidOn, correctsId }: DocumentedPayment,
  at: Date,
  trx: Db,
): Promise<void> {
  const issued = await listIssued(order.id, trx);
  const named = (one: IssuedDocument) => idsOf(one, issued);
  const first = issued.find(({ cause }) => cause === `payment:${correctsId}`);
  const advance =
    first &&
    issued.find((one) => named(one).has(first.id) && remainingLines(one, issued).length > 0);
  if (!advance) return;
  const cause = `payment:${id}`;
  const ofAdvance = reversed(remainingLines(advance, issued));
  const back = { cause: `${cause}:${advance.id}`, lines: ofAdvance, taxOn: paidOn };
  await storno(order, advance, back, at, trx);
  const deducting = standingFinals(issued).filter((final) =>
    remainingLines(final, issued).some(({ refersTo }) => named(advance).has(refersTo?.id ?? "")),
  );
  for (const final of deducting) {
    const left = remainingLines(final, issued);
    await storno(order, final, { cause: `${cause}:${final.id}`, lines: reversed(left) }, at, trx);
    const { deliveredOn, discount } = final.content;
    const kept = left.filter(({ refersTo }) => refersTo === null);
    const now = await listIssued(order.id, trx);
    const isLast = order.status === "delivered" && final === deducting.at(-1);
    const mostBani = isLast ? Infinity : totalOf(kept).totalBani;
    const lines = [...kept, ...deductions(order, now, { lines: kept, mostBani })];
    const dueOn = totalOf(lines).totalBani > 0 ? dayOf(at.toISOString()) : null;
    const anew = { kind: "final", cause: `${cause}:${final.id}:anew` } as const;
    await issueDocument(order, { ...anew, lines, deliveredOn, dueOn, discount }, at, trx);
  }
}

/** Takes a document back, in whole or in part. */
export async function storno(
  order: BilledOrder,
  document: IssuedDocument,
  { cause, lines, taxOn }: { cause: string; lines: DocumentLine[]; taxOn?: string },
  at: Date,
  trx: Db,
): Promise<DocumentReference> {
  const corrects = referenceOf(document);
  return issueDocument(order, { kind: "storno", cause, lines, corrects, taxOn }, at, trx);
}

/** How other documents name a document. */
function referenceOf({ id, name, issuedOn }: IssuedDocument): DocumentReference {
  return { id, name, issuedOn };
}
