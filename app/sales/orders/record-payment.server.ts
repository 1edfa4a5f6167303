import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { documentPayment } from "~/sales/billing/document-causes.server";
import { advanceLeft, type Advanced } from "~/sales/billing/payment-plan";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentStatus } from "~db/schema";

import { paymentStatusOf } from "./order-status";
import type { NewPayment, PaymentRefusal } from "./paying/new-payment";
import { findPaidOrder, findSent, rowOf } from "./paying/payment-row.server";
import { refusePayment } from "./paying/refuse-payment.server";
import { loweredBy } from "./refund-reasons";
import { settleSwatchCredit } from "./swatch-credit.server";

export type PaymentResult =
  | { kind: "recorded"; paymentStatus: PaymentStatus }
  | { kind: "used-form" }
  | { kind: "unknown" }
  | PaymentRefusal;

/** What a payment of an order pays: the first payment until that is complete, then the rest. */
export function kindOfPayment(order: Advanced): "advance" | "rest" {
  return advanceLeft(order) > 0 ? "advance" : "rest";
}

/**
 * Records a payment, a refund or a correction. The amount paid is always the sum of the payments, and the payment
 * status follows from it; a refund lowers what is owed as its reason says (`loweredBy`), so that no refund leaves
 * something to pay; the document that it needs is issued with it. Bani. The same form sent again records nothing
 * and gets the same answer. Refuses money for a cancelled order, more than is left to pay (`payableOf`), a refund
 * without a reason that the order allows or of more than that allows (`mostBack`), and a second payment from the
 * same form; a correction of more than its payment was; a day that has not come, and one before the order's that
 * nobody has confirmed; and more cash than the law allows.
 */
export async function recordPayment(
  number: string,
  payment: NewPayment,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<PaymentResult> {
  return db.transaction().execute((trx) => recordPaymentWithin(number, payment, admin, trx));
}

/** The same within a transaction that does more. */
export async function recordPaymentWithin(
  number: string,
  payment: NewPayment,
  admin: Admin,
  trx: Db,
): Promise<PaymentResult> {
  const order = await findPaidOrder(number, trx);
  if (!order) return { kind: "unknown" };
  const now = new Date();
  const today = dayOf(now.toISOString());
  const row = rowOf(order, payment, today);
  const sent = await findSent(row, payment.paidOn !== undefined, trx);
  if (sent === "another") return { kind: "used-form" };
  if (sent === "this") return { kind: "recorded", paymentStatus: order.payment_status };
  const isDayConfirmed = payment.isDayConfirmed ?? false;
  const refusal = await refusePayment(order, row, { today, isDayConfirmed }, trx);
  if (refusal) return refusal;
  const id = randomUUID();
  const noted = { recorded_at: now.toISOString(), recorded_by: admin.id };
  await trx
    .insertInto("payments")
    .values({ id, ...row, ...noted })
    .execute();
  const payments = await trx
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani"])
    .where("order_id", "=", order.id)
    .execute();
  const paid_bani = payments.reduce((sum, one) => sum + one.amount_bani, 0);
  const { kind, reason, amount_bani, paid_on, corrects_id } = row;
  const loweredBani = kind === "refund" ? loweredBy(order, reason, payment.amountBani) : 0;
  const reduced_bani = order.reduced_bani + loweredBani;
  const lowered_bani = order.lowered_bani + loweredBani;
  const payment_status = paymentStatusOf(payments, order.total_bani - reduced_bani);
  await trx
    .updateTable("orders")
    .set({ paid_bani, reduced_bani, lowered_bani, payment_status })
    .where("id", "=", order.id)
    .execute();
  const moved = { id, amountBani: amount_bani, loweredBani, paidOn: paid_on };
  await documentPayment(order.id, { ...moved, correctsId: corrects_id }, now, trx);
  await settleSwatchCredit(order.id, now, trx);
  const said = { kind, paid_on, ...(kind === "refund" && { reason }) };
  await recordAction(
    {
      admin,
      action: "payment-recorded",
      subject: "order",
      subjectId: number,
      before: { paid_bani: order.paid_bani, payment_status: order.payment_status },
      after: { paid_bani, payment_status, ...said },
    },
    trx,
  );
  return { kind: "recorded", paymentStatus: payment_status };
}
