import { dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import { reversed, totalOf } from "../amounts";
import type { DocumentLine, DocumentReference } from "../document-content";
import type { BilledOrder } from "./billed-order.server";
import { sumLine } from "./document-lines.server";
import { issueDocument } from "./issue-document.server";
import { remainingLines, type IssuedDocument } from "./issued-documents.server";

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
 * goes back, so much of them is taken back, the one of the corrected payment before all others, then the
 * newest first. After it the final invoice says what is owed, and only what lowers that is taken back of it.
 */
export async function stornoAdvances(
  order: BilledOrder,
  issued: IssuedDocument[],
  { id, amountBani, paidOn, correctsId }: DocumentedPayment,
  at: Date,
  trx: Db,
): Promise<void> {
  let leftBani = -amountBani;
  const advances = issued.filter(({ kind }) => kind === "advance").reverse();
  const own = advances.filter(({ cause }) => cause === `payment:${correctsId}`);
  for (const advance of new Set([...own, ...advances])) {
    const { totalBani } = totalOf(remainingLines(advance, issued));
    const takenBani = Math.min(leftBani, totalBani);
    if (takenBani <= 0) continue;
    const lines =
      takenBani === totalBani
        ? reversed(remainingLines(advance, issued))
        : [
            sumLine("advance", -takenBani, {
              order,
              percent: advance.content.lines[0]?.vatPercent ?? order.vatPercent,
            }),
          ];
    const takenBack = { cause: `payment:${id}:${advance.id}`, lines, taxOn: paidOn };
    await storno(order, advance, takenBack, at, trx);
    leftBani -= takenBani;
  }
}

/**
 * Takes back the advance of a payment that never came from a final invoice that deducts it: a storno of the
 * advance, one of the final invoice, and that one anew without the deduction (Fiscal Code, art. 330). A
 * payment that came after the final invoice has no document to take back.
 */
export async function correctDeducted(
  order: BilledOrder,
  {
    issued,
    final,
    payment,
  }: { issued: IssuedDocument[]; final: IssuedDocument; payment: DocumentedPayment },
  at: Date,
  trx: Db,
): Promise<void> {
  const advance = issued.find(({ cause }) => cause === `payment:${payment.correctsId}`);
  const left = remainingLines(final, issued);
  const kept = left.filter(({ refersTo }) => refersTo?.id !== advance?.id);
  if (!advance || kept.length === left.length) return;
  const cause = `payment:${payment.id}`;
  const ofAdvance = reversed(remainingLines(advance, issued));
  await storno(order, advance, { cause: `${cause}:${advance.id}`, lines: ofAdvance }, at, trx);
  await storno(order, final, { cause: `${cause}:${final.id}`, lines: reversed(left) }, at, trx);
  const { deliveredOn, discount } = final.content;
  const dueOn = totalOf(kept).totalBani > 0 ? dayOf(at.toISOString()) : null;
  const anew = { kind: "final", cause, lines: kept, deliveredOn, dueOn, discount } as const;
  await issueDocument(order, anew, at, trx);
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
export function referenceOf({ id, name, issuedOn }: IssuedDocument): DocumentReference {
  return { id, name, issuedOn };
}
