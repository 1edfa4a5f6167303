import { isDeepStrictEqual } from "node:util";

import type { Db } from "~db/engine";

import { cardActor } from "../office-order.server";
import type { NewPayment } from "./new-payment";

/** An order as its payments need it, or undefined. */
export function findPaidOrder(number: string, trx: Db) {
  return trx
    .selectFrom("orders")
    .select(["id", "status", "placed_at", "payment_status", "buyer_kind", "tax_code", "user_id"])
    .select(["total_bani", "paid_bani", "reduced_bani", "lowered_bani", "email", "phone"])
    .where("number", "=", number)
    .executeTakeFirst();
}

export type PaidOrder = NonNullable<Awaited<ReturnType<typeof findPaidOrder>>>;

/** A payment as it is stored, without its id and without who notes it and when. */
export type PaymentRow = ReturnType<typeof rowOf>;

/** The row of a payment; `today` is its day where it says none. Bani, below zero where money goes back. */
export function rowOf(order: PaidOrder, payment: NewPayment, today: string) {
  const isRefund = payment.kind === "refund";
  return {
    order_id: order.id,
    kind: payment.kind,
    method: payment.method,
    amount_bani: isRefund ? -payment.amountBani : payment.amountBani,
    remark: payment.remark,
    receipt_number: payment.receiptNumber ?? "",
    form_token: payment.formToken,
    reason: isRefund ? (payment.reason ?? "") : "",
    corrects_id: payment.correctsId ?? null,
    paid_on: payment.paidOn ?? today,
  };
}

/**
 * Whether a form has recorded a payment before: this very one, or another. The day counts only where it was
 * said: the same form may be sent again after midnight.
 */
export async function findSent(
  row: PaymentRow,
  isDaySaid: boolean,
  trx: Db,
): Promise<"this" | "another" | undefined> {
  const earlier = await trx
    .selectFrom("payments")
    .select(["order_id", "method", "amount_bani", "remark", "receipt_number"])
    .select(["form_token", "reason", "corrects_id", "paid_on"])
    .where("form_token", "=", row.form_token)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const paid_on = isDaySaid ? row.paid_on : earlier.paid_on;
  // The kind, advance or rest, is left out, because it differs once the payment is recorded.
  const { kind: _, ...said } = row;
  return isDeepStrictEqual(earlier, { ...said, paid_on }) ? "this" : "another";
}

/** The part of an order's payment that no correction has taken back; bani, 0 if it has no such payment. */
export async function sumUncorrected(orderId: string, paymentId: string, trx: Db): Promise<number> {
  const { sum } = await trx
    .selectFrom("payments")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount_bani"), eb.lit(0)).as("sum"))
    .where("order_id", "=", orderId)
    .where((eb) => eb.or([eb("id", "=", paymentId), eb("corrects_id", "=", paymentId)]))
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * A payment of an order that somebody noted by hand. What a card's provider or a statement of the bank said is
 * not, nor is a refund.
 */
export async function findByHand(number: string, paymentId: string, trx: Db) {
  const payment = await trx
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .leftJoin("bank_row_payments", "bank_row_payments.payment_id", "payments.id")
    .select(["kind", "method", "amount_bani", "payments.paid_on", "remark", "receipt_number"])
    .select(["bank_row_payments.row_id", "recorded_by"])
    .where("payments.id", "=", paymentId)
    .where("orders.number", "=", number)
    .executeTakeFirst();
  if (!payment) return "unknown";
  const isByHand = payment.recorded_by !== cardActor.id && payment.row_id === null;
  return isByHand && payment.kind !== "refund" ? payment : "not-by-hand";
}
