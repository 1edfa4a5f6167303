import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { documentPayment } from "~/sales/billing/document-causes.server";
import { payableOf } from "~/sales/billing/payable";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type {
  PaymentKind,
  PaymentMethod,
  PaymentReason,
  PaymentStatus,
  RefundReason,
} from "~db/schema";

import { cashLeftFor } from "./cash.server";
import { paymentStatusOf } from "./order-status";
import { isCorrection, loweredBy, mostBack, reasonsOf } from "./refund-reasons";
import { settleSwatchCredit } from "./swatch-credit.server";

export interface NewPayment {
  kind: PaymentKind;
  method: PaymentMethod;
  /** More than 0, for refunds too. */
  amountBani: number;
  remark: string;
  /** Of the fiscal receipt or of the receipt book, where there is one. */
  receiptNumber?: string;
  /** The token of the form it comes from: each form records one payment. */
  formToken: string;
  /** Why money goes back; a refund has to say it, a payment says nothing. */
  reason?: PaymentReason;
}

export type PaymentResult =
  | { kind: "recorded"; paymentStatus: PaymentStatus }
  | { kind: "used-form" }
  | { kind: "unknown" }
  /** It is cancelled: it takes no money, and gets no document for any. */
  | { kind: "cancelled" }
  /** A refund does not say why, or not for a reason that the order allows. */
  | { kind: "no-reason"; reasons: RefundReason[] }
  | { kind: "too-much"; mostBani: number }
  /** `mostBani`: what the law still allows to be paid in cash. */
  | { kind: "cash-limit"; mostBani: number };

/**
 * Records a payment, a refund or a correction. The amount paid is always the sum of the payments, and the
 * payment status follows from it; a refund lowers what is owed as its reason says (`loweredBy`), so that
 * none makes a rest; the document that it asks for is issued with it. Bani. The same form sent again
 * records nothing and gets the same answer.
 * Refuses money for a cancelled order, more than is left to pay (`payableOf`), a refund without a reason
 * that the order allows or of more than that allows (`mostBack`), and a second payment from the same
 * form; and more cash than the law allows.
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
  const order = await trx
    .selectFrom("orders")
    .select([
      "id",
      "status",
      "total_bani",
      "paid_bani",
      "reduced_bani",
      "lowered_bani",
      "payment_status",
      "buyer_kind",
      "tax_code",
      "user_id",
      "email",
      "phone",
    ] as const)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!order) return { kind: "unknown" };
  const isRefund = payment.kind === "refund";
  const amount_bani = isRefund ? -payment.amountBani : payment.amountBani;
  const { kind, method, remark, formToken: form_token, receiptNumber = "" } = payment;
  const reason = isRefund ? (payment.reason ?? "") : "";
  const said = { remark, receipt_number: receiptNumber, form_token, reason };
  const row = { order_id: order.id, kind, method, amount_bani, ...said };
  const earlier = await trx
    .selectFrom("payments")
    .select([
      "order_id",
      "kind",
      "method",
      "amount_bani",
      "remark",
      "receipt_number",
      "form_token",
      "reason",
    ])
    .where("form_token", "=", form_token)
    .executeTakeFirst();
  if (earlier) {
    if (!isDeepStrictEqual(earlier, row)) return { kind: "used-form" };
    return { kind: "recorded", paymentStatus: order.payment_status };
  }
  const payable = payableOf(order);
  if (!isRefund && payable.kind === "cancelled") return payable;
  const reasons = reasonsOf(order);
  const isReasoned = isCorrection(row) || reasons.some((one) => one === reason);
  if (isRefund && !isReasoned && order.paid_bani > 0) return { kind: "no-reason", reasons };
  const leftBani = payable.kind === "owing" ? payable.mostBani : 0;
  const mostBani = isRefund ? mostBack(order, reason) : leftBani;
  if (payment.amountBani > mostBani) return { kind: "too-much", mostBani };
  const now = new Date();
  const cashBani = await cashLeftFor(order, payment, now, trx);
  if (payment.amountBani > cashBani) return { kind: "cash-limit", mostBani: cashBani };
  const id = randomUUID();
  await trx
    .insertInto("payments")
    .values({
      id,
      ...row,
      recorded_at: now.toISOString(),
      recorded_by: admin.id,
    })
    .execute();
  const payments = await trx
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani"])
    .where("order_id", "=", order.id)
    .execute();
  const paid_bani = payments.reduce((sum, one) => sum + one.amount_bani, 0);
  const loweredBani = isRefund ? loweredBy(order, reason, payment.amountBani) : 0;
  const reduced_bani = order.reduced_bani + loweredBani;
  const lowered_bani = order.lowered_bani + loweredBani;
  const paymentStatus = paymentStatusOf(payments, order.total_bani - reduced_bani);
  await trx
    .updateTable("orders")
    .set({ paid_bani, reduced_bani, lowered_bani, payment_status: paymentStatus })
    .where("id", "=", order.id)
    .execute();
  await documentPayment(order.id, { id, amountBani: amount_bani, loweredBani }, now, trx);
  await settleSwatchCredit(order.id, now, trx);
  await recordAction(
    {
      admin,
      action: "payment-recorded",
      subject: "order",
      subjectId: number,
      before: { paid_bani: order.paid_bani, payment_status: order.payment_status },
      after: { paid_bani, payment_status: paymentStatus, kind, ...(isRefund && { reason }) },
    },
    trx,
  );
  return { kind: "recorded", paymentStatus };
}
