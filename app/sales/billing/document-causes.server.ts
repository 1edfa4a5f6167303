import { dayOf } from "~/platform/format/dates";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { Db } from "~db/engine";

import { partOf, reversed, totalOf } from "./amounts";
import type { DocumentLine, DocumentReference } from "./document-content";
import { findBilledOrder, isAllReturned, type BilledOrder } from "./issuing/billed-order.server";
import {
  orderedLines,
  loweredLine,
  discountIn,
  sumLine,
  advanceNames,
} from "./issuing/document-lines.server";
import { issueDocument } from "./issuing/issue-document.server";
import {
  findStanding,
  listIssued,
  remainingLines,
  type IssuedDocument,
} from "./issuing/issued-documents.server";

/** A payment that asks for documents. */
interface DocumentedPayment {
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
 * Issues what a payment asks for, in its transaction (Fiscal Code, art. 319): an advance invoice at
 * the rate of its own day for money that came before the delivery; for money that goes back a storno. Money
 * that comes after the final invoice pays that one and has no document of its own. A correction takes back
 * the documents of the payment that it corrects. The order's row already counts the payment.
 */
export async function documentPayment(
  orderId: string,
  payment: DocumentedPayment,
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const final = findStanding("final", issued);
  const cause = `payment:${payment.id}`;
  const taxOn = payment.paidOn;
  if (payment.amountBani >= 0) {
    if (final) return;
    const { percent } = await findVat(new Date(`${payment.paidOn}T12:00:00Z`), trx);
    const line = sumLine("advance", payment.amountBani, { order, percent });
    await issueDocument(order, { kind: "advance", cause, lines: [line], taxOn }, at, trx);
  } else if (!final) {
    await stornoAdvances(order, issued, payment, at, trx);
  } else if (payment.correctsId !== null) {
    await correctDeducted(order, { issued, final, payment }, at, trx);
  } else if (payment.loweredBani > 0) {
    const percent = final.content.taxes[0]?.percent ?? order.vatPercent;
    const line = sumLine("reduction", -payment.loweredBani, { order, percent });
    await storno(order, final, { cause, lines: [line], taxOn }, at, trx);
  }
}

/**
 * Before the delivery the advance invoices come to the money that the shop holds: whyever some of it
 * goes back, so much of them is taken back, the one of the corrected payment before all others, then the
 * newest first. After it the final invoice says what is owed, and only what lowers that is taken back of it.
 */
async function stornoAdvances(
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
async function correctDeducted(
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

/**
 * Issues the final invoice in the transaction of the delivery: the pieces at the rate of the day, less
 * the advances at their own rates (art. 291 par. 6). Pieces that a withdrawal has taken back already
 * are not in it.
 */
export async function documentDelivery(orderId: string, at: Date, trx: Db): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const { percent } = await findVat(at, trx);
  const pieces = orderedLines(order, percent);
  if (pieces.length === 0) return;
  const advances = issued
    .filter(({ kind }) => kind === "advance")
    .flatMap((advance) =>
      remainingLines(advance, issued).map((line) => ({
        ...reversed([line])[0]!,
        ...advanceNames(order, advance),
        quantity: -1,
        refersTo: referenceOf(advance),
      })),
    );
  const lines = [...pieces, ...loweredLine(order, percent), ...advances];
  const today = dayOf(at.toISOString());
  const dueOn = totalOf(lines).totalBani > 0 ? today : null;
  const final = { kind: "final", cause: `delivery:${orderId}`, lines, dueOn } as const;
  const discount = discountIn(order);
  await issueDocument(order, { ...final, deliveredOn: today, discount }, at, trx);
}

/** What an accepted withdrawal takes back, by its id. */
interface ReturnedPieces {
  id: string;
  orderId: string;
  /** How many pieces of each of the order's lines came back. */
  returned: ReadonlyMap<string, number>;
  /** Their part of a lowered price, which goes with them; bani. */
  raisedBani: number;
}

/**
 * Issues the storno that an accepted withdrawal asks for, in its transaction: the pieces that came
 * back, as the final invoice has them, and with the last of them the transport (OUG 34/2014, art. 13).
 * Before the delivery there is nothing to take back; the refund of the advance does that.
 */
export async function documentWithdrawal(
  { id, orderId, returned, raisedBani }: ReturnedPieces,
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const final = findStanding("final", issued);
  if (!final) return;
  const left = remainingLines(final, issued);
  const pieces = final.content.lines.flatMap((line) => {
    const taken = returned.get(line.orderLineId ?? "") ?? 0;
    if (taken === 0) return [];
    const leftOf = left.find(({ orderLineId }) => orderLineId === line.orderLineId)?.quantity ?? 0;
    const quantity = Math.min(taken, leftOf);
    const piece = order.lines.find(({ id: lineId }) => lineId === line.orderLineId)!;
    // As much as is owed for them, whatever the parts of the net are rounded to.
    const grossBani = partOf(piece.grossBani, {
      all: piece.quantity,
      before: piece.returned - taken,
      taken: quantity,
    });
    const before = line.quantity - leftOf;
    const netBani = partOf(line.netBani, { all: line.quantity, before, taken: quantity });
    return reversed([{ ...line, netBani, vatBani: grossBani - netBani, quantity }]);
  });
  const isAllBack = isAllReturned(order);
  const transport = left.filter(({ kind }) => isAllBack && kind === "transport");
  if (pieces.length + transport.length === 0) return;
  const percent = final.content.taxes[0]?.percent ?? order.vatPercent;
  const raised = raisedBani > 0 ? [sumLine("reduction", raisedBani, { order, percent })] : [];
  const lines = [...pieces, ...reversed(transport), ...raised];
  await storno(order, final, { cause: `withdrawal:${id}`, lines }, at, trx);
}

/**
 * Issues a proforma: what was ordered at today's rate, and what is to be paid of it by when. It is no
 * fiscal document and changes nothing; one that was issued stands until the next.
 */
export async function issueProforma(
  orderId: string,
  { dueNowBani, dueOn }: { dueNowBani: number; dueOn: string | null },
  at: Date,
  trx: Db,
): Promise<DocumentReference> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const { percent } = await findVat(at, trx);
  const count = issued.filter(({ kind }) => kind === "proforma").length;
  const lines = [...orderedLines(order, percent), ...loweredLine(order, percent)];
  const cause = `proforma:${orderId}:${count + 1}`;
  const discount = discountIn(order);
  const proforma = { kind: "proforma", cause, lines, dueOn, dueNowBani, discount } as const;
  return issueDocument(order, proforma, at, trx);
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

function referenceOf({ id, name, issuedOn }: IssuedDocument): DocumentReference {
  return { id, name, issuedOn };
}
