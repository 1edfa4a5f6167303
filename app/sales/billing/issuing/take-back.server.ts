import { dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import { reversed, totalOf } from "../amounts";
import type { DocumentLine, DocumentReference } from "../document-content";
import type { BilledOrder } from "./billed-order.server";
import { sumLine } from "./document-lines.server";
import { issueDocument } from "./issue-document.server";
import { listIssued, remainingLines, type IssuedDocument } from "./issued-documents.server";
import { deductions, openAdvances } from "./open-advances";

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
 * Before the delivery the advance invoices come to the money that the shop holds: whyever some of it
 * goes back, so much of what is open of them is taken back, the one of the corrected payment before all others,
 * then the newest first. After it the final invoice says what is owed, and only what lowers that is taken back of
 * it. Returns what goes back beyond the advances; bani.
 */
export async function stornoAdvances(
  order: BilledOrder,
  issued: IssuedDocument[],
  { id, amountBani, paidOn, correctsId }: DocumentedPayment,
  at: Date,
  trx: Db,
): Promise<number> {
  let leftBani = -amountBani;
  const advances = openAdvances(issued).reverse();
  const own = advances.filter(({ advance }) => advance.cause === `payment:${correctsId}`);
  for (const { advance, open } of new Set([...own, ...advances])) {
    const { totalBani } = totalOf([open]);
    const takenBani = Math.min(leftBani, totalBani);
    if (takenBani <= 0) continue;
    const lines =
      takenBani === totalBani
        ? reversed([open])
        : [sumLine("advance", -takenBani, { order, percent: open.vatPercent })];
    const takenBack = { cause: `payment:${id}:${advance.id}`, lines, taxOn: paidOn };
    await storno(order, advance, takenBack, at, trx);
    leftBani -= takenBani;
  }
  return leftBani;
}

/**
 * Takes back the advance of a payment that never came, once something was delivered: a storno of the advance, and
 * of each invoice that deducts it, which is issued anew with what is open of others in its place (Fiscal Code, art.
 * 330). A payment that came for such an invoice has no document to take back.
 */
export async function correctDeducted(
  order: BilledOrder,
  {
    issued,
    finals,
    payment,
  }: { issued: IssuedDocument[]; finals: IssuedDocument[]; payment: DocumentedPayment },
  at: Date,
  trx: Db,
): Promise<void> {
  const advance = issued.find(({ cause }) => cause === `payment:${payment.correctsId}`);
  const ofAdvance = advance ? reversed(remainingLines(advance, issued)) : [];
  if (!advance || ofAdvance.length === 0) return;
  const cause = `payment:${payment.id}`;
  await storno(order, advance, { cause: `${cause}:${advance.id}`, lines: ofAdvance }, at, trx);
  for (const final of finals) {
    const left = remainingLines(final, issued);
    if (!left.some(({ refersTo }) => refersTo?.id === advance.id)) continue;
    await storno(order, final, { cause: `${cause}:${final.id}`, lines: reversed(left) }, at, trx);
    const { deliveredOn, discount } = final.content;
    const kept = left.filter(({ refersTo }) => refersTo === null);
    const now = await listIssued(order.id, trx);
    const lines = [...kept, ...deductions(order, now, totalOf(kept).totalBani)];
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
