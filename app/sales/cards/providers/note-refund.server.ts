import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { mostBack, reasonsOf } from "~/sales/orders/refund-reasons";
import type { Db } from "~db/engine";
import type { RefundReason } from "~db/schema";

import { refundableOf, sumGone } from "./gone-money.server";

export interface WantedRefund {
  /** The order's number and the attempt that paid. */
  number: string;
  payment: string;
  amountBani: number;
  /** The token of the form it comes from: each form gives back once. */
  formToken: string;
  /** Why, as every refund says; empty where the money was never the order's. */
  reason: "" | RefundReason;
}

/** The payment by card that a refund is of, with what is known of its order. */
export async function findAttempt({ number, payment }: WantedRefund, db: Db) {
  return db
    .selectFrom("card_payments")
    .innerJoin("orders", "orders.id", "card_payments.order_id")
    .select([
      "card_payments.id",
      "card_payments.provider",
      "card_payments.state",
      "card_payments.amount_bani",
      "card_payments.payment_reference",
      "orders.status",
      "orders.total_bani",
      "orders.reduced_bani",
      "orders.paid_bani",
    ])
    .where("card_payments.id", "=", payment)
    .where("orders.number", "=", number)
    .executeTakeFirst();
}

/** Why a refund is not noted: it was done before, or is refused. */
export type RefundNotNoted =
  | { kind: "refunded" }
  | { kind: "unknown" }
  /** It does not say why, or not for a reason that the order allows. */
  | { kind: "no-reason"; reasons: RefundReason[] }
  /** `mostBani`: what is left to give back to this card. */
  | { kind: "too-much"; mostBani: number }
  /** The form was used for another refund. */
  | { kind: "used-form" }
  /** An earlier refund of that amount has no answer yet, and is to be repeated first. */
  | { kind: "unanswered"; amountBani: number };

type Noted = { kind: "noted"; id: string } | RefundNotNoted;

/** Notes a refund before its provider is asked, or says why it is not asked. */
export async function noteRefund(
  paymentId: string,
  wanted: WantedRefund,
  admin: Admin,
  trx: Db,
): Promise<Noted> {
  const attempt = await findAttempt(wanted, trx);
  if (!attempt) return { kind: "unknown" };
  const refunds = await trx
    .selectFrom("card_refunds")
    .select(["id", "form_token", "amount_bani", "state"])
    .where("card_payment_id", "=", paymentId)
    .execute();
  const same = refunds.find((one) => one.form_token === wanted.formToken);
  if (same && same.amount_bani !== wanted.amountBani) return { kind: "used-form" };
  if (same?.state === "accepted") return { kind: "refunded" };
  const waiting = refunds.find(({ state }) => state === "asked");
  if (waiting && waiting.amount_bani !== wanted.amountBani) {
    return { kind: "unanswered", amountBani: waiting.amount_bani };
  }
  if (waiting) return { kind: "noted", id: waiting.id };
  if (same) return { kind: "used-form" };
  const left = refundableOf(attempt, refunds, (await sumGone([paymentId], trx))(paymentId));
  const isRecorded = attempt.state === "paid";
  const reasons = reasonsOf(attempt);
  const isReasoned = reasons.some((one) => one === wanted.reason);
  if (isRecorded && !isReasoned && reasons.length > 0) return { kind: "no-reason", reasons };
  const mostBani = isRecorded ? Math.min(left, mostBack(attempt, wanted.reason)) : left;
  if (wanted.amountBani > mostBani) return { kind: "too-much", mostBani };
  const id = randomUUID();
  await trx
    .insertInto("card_refunds")
    .values({
      id,
      card_payment_id: paymentId,
      form_token: wanted.formToken,
      amount_bani: wanted.amountBani,
      reason: isRecorded ? wanted.reason : "",
      state: "asked",
      asked_at: new Date().toISOString(),
      asked_by: admin.id,
    })
    .execute();
  const about = { subject: "order", subjectId: wanted.number } as const;
  const after = { amount_bani: wanted.amountBani, reason: wanted.reason };
  await recordAction({ admin, action: "card-refund-asked", ...about, before: null, after }, trx);
  return { kind: "noted", id };
}
