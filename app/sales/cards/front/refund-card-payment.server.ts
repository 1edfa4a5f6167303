import type { Admin } from "~/platform/settings/audit-log.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { certainReason, reasonsOf } from "~/sales/orders/refund-reasons";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  type RefundNotNoted,
  type WantedRefund,
  findAttempt,
  noteRefund,
} from "../providers/note-refund.server";
import type { CardProvider } from "../providers/provider";
import { openCardProvider } from "./card-keys.server";
import { openTask } from "./card-task.server";

export type RefundResult =
  | RefundNotNoted
  /** The provider has no such call, or its keys are missing. */
  | { kind: "not-here" }
  /** The provider said no, in its own word; nothing was given back. */
  | { kind: "refused"; code: string }
  /** No answer: it may have been done. The same again is safe. */
  | { kind: "no-answer" };

/**
 * Gives money back to the card that paid, in bani, and records it as a refund of the order once the
 * provider has accepted it. The refund is noted before the provider is asked, under an id by which the
 * provider makes it only once. So the call can be repeated after a lost answer.
 *
 * Money that was never recorded, because the order did not owe it, is given back without a record; its
 * matter in the office is then done.
 */
export async function refundCardPayment(
  wanted: WantedRefund,
  admin: Admin,
  db: Db = shopDatabase(),
  open: typeof openCardProvider = openCardProvider,
): Promise<RefundResult> {
  const attempt = await findAttempt(wanted, db);
  if (!attempt?.payment_reference) return { kind: "unknown" };
  const provider = await open(attempt.provider, db);
  if (!provider?.refund) return { kind: "not-here" };
  const noted = await db.transaction().execute((trx) => noteRefund(attempt.id, wanted, admin, trx));
  if (noted.kind !== "noted") return noted;
  return ask(
    { ...noted, refund: provider.refund, reference: attempt.payment_reference },
    wanted,
    admin,
    db,
  );
}

async function ask(
  {
    id,
    refund,
    reference,
  }: { id: string; refund: NonNullable<CardProvider["refund"]>; reference: string },
  wanted: WantedRefund,
  admin: Admin,
  db: Db,
): Promise<RefundResult> {
  const { amountBani } = wanted;
  const answer = await refund({ id, paymentReference: reference, amountBani });
  if (answer.kind === "no-answer") return answer;
  return db.transaction().execute(async (trx) => {
    if (answer.kind === "refused") {
      await answerRefund(id, { state: "refused", reference: null }, trx);
      return answer;
    }
    await acceptRefund(id, answer.reference, admin, trx);
    return { kind: "refunded" };
  });
}

/** Notes the provider's answer; undefined if another press or an event has brought the answer before. */
async function answerRefund(
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
