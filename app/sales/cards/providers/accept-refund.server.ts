import type { Admin } from "~/platform/settings/audit-log.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { certainReason, reasonsOf } from "~/sales/orders/refund-reasons";
import type { Db } from "~db/engine";

import { openTask } from "./open-task.server";

/** Notes the provider's answer; undefined if another press or an event has brought the answer before. */
export async function answerRefund(
  id: string,
  answer: { state: "accepted" | "refused"; reference: string | null },
  trx: Db,
) {
  return trx
    .updateTable("card_refunds")
    .set({ ...answer, answered_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .returning(["card_payment_id", "amount_bani", "reason"])
    .executeTakeFirst();
}

/**
 * Notes that the provider made a refund, and records it where the payment itself had been recorded. Once
 * only, whoever brings the answer first: the call, or the provider's event.
 */
export async function acceptRefund(
  id: string,
  reference: string | null,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const refund = await answerRefund(id, { state: "accepted", reference }, trx);
  if (!refund) return;
  const attempt = await trx
    .selectFrom("card_payments")
    .innerJoin("orders", "orders.id", "card_payments.order_id")
    .select(["card_payments.id", "card_payments.amount_bani", "card_payments.state"])
    .select(["orders.number", "orders.status", "orders.total_bani"])
    .select(["orders.reduced_bani", "orders.paid_bani"])
    .where("card_payments.id", "=", refund.card_payment_id)
    .executeTakeFirstOrThrow();
  if (attempt.state === "refund_due") return closeRefundTask(attempt.id, admin, trx);
  const { amount_bani } = refund;
  // The order may have been cancelled since it was asked for.
  const isFit = reasonsOf(attempt).some((one) => one === refund.reason);
  const reason = isFit ? refund.reason : (certainReason(attempt, amount_bani) ?? "");
  const money = { kind: "refund", method: "card", amountBani: amount_bani } as const;
  const payment = { ...money, reason, remark: "" };
  const form = { ...payment, formToken: `card-refund-${id}` };
  const result = await recordPaymentWithin(attempt.number, form, admin, trx);
  if (result.kind === "recorded") return;
  // The money has gone all the same, so somebody has to look at the order's payments.
  const task = { card_payment_id: attempt.id, kind: "refunded_elsewhere", subject: id } as const;
  await openTask({ ...task, amount_bani }, { currency: null, status: null }, trx);
}

/**
 * Closes the matter about money that the order did not owe, once all of it has gone back. `elsewhereBani`: what has
 * gone back in all by the provider's word, refunds made on its own pages included.
 */
export async function closeRefundTask(
  paymentId: string,
  admin: Admin,
  trx: Db,
  elsewhereBani = 0,
): Promise<void> {
  const { given } = await trx
    .selectFrom("card_refunds")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount_bani"), eb.lit(0)).as("given"))
    .where("card_payment_id", "=", paymentId)
    .where("state", "=", "accepted")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("card_tasks")
    .set({ done_at: new Date().toISOString(), done_by: admin.id })
    .where("card_payment_id", "=", paymentId)
    .where("kind", "=", "refund")
    .where("amount_bani", "<=", Math.max(given, elsewhereBani))
    .where("done_at", "is", null)
    .execute();
}
