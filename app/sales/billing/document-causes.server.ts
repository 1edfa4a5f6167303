import { dayOf } from "~/platform/format/dates";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { Db } from "~db/engine";

import { partOf, reversed, totalOf } from "./amounts";
import type { DocumentReference } from "./document-content";
import { findBilledOrder, isAllReturned } from "./issuing/billed-order.server";
import {
  orderedLines,
  loweredLine,
  discountIn,
  sumLine,
  advanceNames,
} from "./issuing/document-lines.server";
import { issueDocument } from "./issuing/issue-document.server";
import { findStanding, listIssued, remainingLines } from "./issuing/issued-documents.server";
import {
  correctDeducted,
  referenceOf,
  storno,
  stornoAdvances,
  type DocumentedPayment,
} from "./issuing/take-back.server";

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
