import { dayOf } from "~/platform/format/dates";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { Db } from "~db/engine";

import type { DocumentReference } from "./document-content";
import { reversed, totalOf } from "./issuing/amounts";
import { isAllReturned } from "./issuing/billed-order.server";
import { orderedLines, discountIn, type DayRate } from "./issuing/document-lines.server";
import { type Part, invoicedPart, issueFinal } from "./issuing/final-invoice.server";
import { findBilledOrder } from "./issuing/find-billed-order.server";
import { issueDocument } from "./issuing/issue-document.server";
import { listIssued, remainingLines } from "./issuing/issued-documents.server";
import { loweredOfFinals, raisedOfFinals } from "./issuing/lowered-finals.server";
import { loweredLines } from "./issuing/lowered-price.server";
import { noteDelivered } from "./issuing/note-delivered.server";
import { advanceLines, deductions } from "./issuing/open-advances";
import { returnedOf } from "./issuing/returned-lines";
import { coveredBani, standingFinals } from "./issuing/standing-finals";
import {
  storno,
  stornoAdvances,
  stornoOwn,
  type DocumentedPayment,
} from "./issuing/take-back.server";

export { documentKeptMoney } from "./issuing/kept-money.server";

/**
 * Issues the document that a payment needs, in its transaction (Fiscal Code, art. 319): for money that came before
 * the delivery an advance invoice at the rate of its own day; for money that goes back a storno. Money that comes
 * after the final invoice pays that one and has no document of its own. A correction takes back the documents of
 * the payment that it corrects, and open advances of other payments as far as their money now pays for a delivered
 * part. If the price is lowered between deliveries in parts, the invoices of these parts are lowered by their
 * share, and the later invoices by the rest. The order's row already counts the payment.
 */
export async function documentPayment(
  orderId: string,
  payment: DocumentedPayment,
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const final = standingFinals(issued).at(-1);
  const isWhole = order.status === "delivered";
  const cause = `payment:${payment.id}`;
  const taxOn = payment.paidOn;
  if (payment.amountBani >= 0) {
    if (final && isWhole) return;
    const advanceBani = payment.amountBani - coveredBani(order, issued, payment.amountBani);
    if (advanceBani === 0) return;
    const rate = await rateOf(new Date(`${payment.paidOn}T12:00:00Z`), trx);
    const lines = advanceLines(order, advanceBani, { rate, issued });
    await issueDocument(order, { kind: "advance", cause, lines, taxOn }, at, trx);
  } else {
    if (payment.correctsId !== null) await stornoOwn(order, payment, at, trx);
    const { loweredBani } = payment;
    const left = isWhole ? [] : orderedLines(order, await rateOf(at, trx));
    for (const one of loweredOfFinals(order, issued, { loweredBani, left })) {
      const own = one.final === final ? cause : `${cause}:lowered:${one.final.id}`;
      await storno(order, one.final, { cause: own, lines: one.lines, taxOn }, at, trx);
    }
    // After the delivery the final invoice says what is owed, and is lowered only by what lowers the order.
    if (!final || !isWhole) await stornoAdvances(order, payment, at, trx);
    await noteDelivered(order, trx);
  }
}

/** The shop's rate of VAT at an instant, and its day. */
async function rateOf(at: Date, db: Db): Promise<DayRate> {
  const { percent } = await findVat(at, db);
  return { percent, day: dayOf(at.toISOString()) };
}

/**
 * Issues the final invoice in the transaction of the delivery: the pieces at the rate of the day, less
 * the advances at their own rates (art. 291 par. 6). Pieces that a withdrawal has taken back already and those of
 * parts that were delivered before are not in it.
 */
export async function documentDelivery(orderId: string, at: Date, trx: Db): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const pieces = orderedLines(order, await rateOf(at, trx));
  if (pieces.length === 0) return;
  const lines = [...pieces, ...loweredLines(order, pieces, issued)];
  const advances = deductions(order, issued, { lines, mostBani: Infinity });
  const discount = discountIn(order);
  const delivered = { cause: `delivery:${orderId}`, lines: [...lines, ...advances], discount };
  await issueFinal(order, delivered, at, trx);
}

/**
 * What some of an order's remaining pieces come to, with VAT at the rate of an instant and less their share of a
 * lowered price, as `documentPart` would invoice them; bani.
 */
export async function sumPart({ orderId, pieces }: Part, at: Date, db: Db): Promise<number> {
  const order = await findBilledOrder(orderId, db);
  const lines = invoicedPart(order, pieces, {
    rate: await rateOf(at, db),
    issued: await listIssued(orderId, db),
  });
  return totalOf(lines).totalBani;
}

/**
 * Issues the invoice of a part in the transaction of its delivery (art. 281 par. 6): its pieces at the rate of the
 * day with their share of a lowered price, less as much of the advances as they come to, the oldest first. The
 * transport is in the last one. `number`: its place among the deliveries of the order, from 1.
 */
export async function documentPart(
  { orderId, number, pieces }: Part & { number: number },
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const lines = invoicedPart(order, pieces, { rate: await rateOf(at, trx), issued });
  const mostBani = totalOf(lines).totalBani;
  const advances = deductions(order, issued, { lines, mostBani });
  const discount = discountIn(order, pieces);
  const cause = `delivery:${orderId}:${number}`;
  await issueFinal(order, { cause, lines: [...lines, ...advances], discount }, at, trx);
  await noteDelivered(order, trx);
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
 * Issues the storno that an accepted withdrawal needs, in its transaction: the pieces that came back, as the final
 * invoice has them, with their part of a lowered price, and with the last of them the transport (OUG 34/2014, art.
 * 13). Before the delivery there is nothing to take back; the refund of the advance does that.
 */
export async function documentWithdrawal(
  { id, orderId, returned, raisedBani }: ReturnedPieces,
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const finals = standingFinals(issued);
  const isAllBack = isAllReturned(order);
  const open = new Map(returned);
  const taken = finals.map((final) => {
    const left = remainingLines(final, issued);
    const pieces = returnedOf(final, { order, left, open, isOnly: finals.length === 1 });
    const transport = left.filter(({ kind }) => isAllBack && kind === "transport");
    return { final, left, lines: [...pieces, ...reversed(transport)] };
  });
  if (taken.every(({ lines }) => lines.length === 0)) return;
  for (const { final, lines } of raisedOfFinals(order, taken, raisedBani)) {
    if (lines.length === 0) continue;
    const cause = `withdrawal:${id}${final === finals[0] ? "" : `:${final.id}`}`;
    await storno(order, final, { cause, lines }, at, trx);
  }
  await noteDelivered(order, trx);
}

/**
 * Issues a proforma: what was ordered at today's rate, and what is to be paid of it by when. It is no
 * fiscal document and changes nothing; it holds until the next one is issued.
 */
export async function issueProforma(
  orderId: string,
  { dueNowBani, dueOn }: { dueNowBani: number; dueOn: string | null },
  at: Date,
  trx: Db,
): Promise<DocumentReference> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const pieces = orderedLines(order, await rateOf(at, trx));
  const count = issued.filter(({ kind }) => kind === "proforma").length;
  const lines = [...pieces, ...loweredLines(order, pieces, issued)];
  const cause = `proforma:${orderId}:${count + 1}`;
  const discount = discountIn(order);
  const proforma = { kind: "proforma", cause, lines, dueOn, dueNowBani, discount } as const;
  return issueDocument(order, proforma, at, trx);
}
