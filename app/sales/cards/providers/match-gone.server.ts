import { cardActor } from "~/sales/orders/office-order.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { certainReason } from "~/sales/orders/refund-reasons";
import type { Db } from "~db/engine";
import type { CardPaymentState } from "~db/schema";

import { closeRefundTask } from "./accept-refund.server";
import { sumGone } from "./gone-money.server";
import { openRefundElsewhere } from "./open-task.server";
import { CURRENCY, type CardEvent } from "./provider";

/** An attempt whose money went back, and its order's number. */
export interface Attempt {
  id: string;
  state: CardPaymentState;
  amount_bani: number;
  number: string;
}

/** The token of the payment that an attempt to pay by card is noted as. */
export const cardFormToken = (attemptId: string) => `card-${attemptId}`;

/**
 * Matches what a provider has given back of a payment with what it took. If the payment was never
 * recorded for the order, nothing is recorded now either, and its matter is done. If it was, the money
 * is a refund, unless the office has recorded that by hand: it is recorded at once if the order itself
 * gives the reason, else the office is asked.
 */
export async function matchGiven(attempt: Attempt, event: CardEvent, trx: Db): Promise<void> {
  const { givenBani } = (await sumGone([attempt.id], trx))(attempt.id);
  if (givenBani === 0) return;
  if (attempt.state !== "paid") return matchOver(attempt, givenBani, event, trx);
  const order = await trx
    .selectFrom("orders")
    .select(["id", "status", "total_bani", "reduced_bani", "paid_bani"])
    .where("number", "=", attempt.number)
    .executeTakeFirstOrThrow();
  const amountBani = await sumUnrecorded(order.id, trx);
  if (amountBani <= 0) return;
  const reason = event.currency === CURRENCY ? certainReason(order, amountBani) : undefined;
  if (reason === undefined) return openRefundElsewhere(attempt.id, amountBani, event, trx);
  const money = { kind: "refund", reason, method: "card", amountBani, remark: "" } as const;
  const form = { ...money, formToken: `card-elsewhere-${attempt.id}-${givenBani}` };
  await recordPaymentWithin(attempt.number, form, cardActor, trx);
}

/**
 * Closes the matter about money that was never recorded for the order. Money of a wrong amount has a
 * matter that says so; if that was ticked off before, the office may have recorded the money by hand,
 * and is told of the refund.
 */
async function matchOver(
  { id, state }: Attempt,
  givenBani: number,
  event: CardEvent,
  trx: Db,
): Promise<void> {
  if (state === "refund_due") return closeRefundTask(id, cardActor, trx, givenBani);
  if (state !== "to_desk") return;
  const waiting = await trx
    .selectFrom("card_tasks")
    .select("id")
    .where("card_payment_id", "=", id)
    .where("kind", "=", "wrong_amount")
    .where("done_at", "is", null)
    .executeTakeFirst();
  if (!waiting) await openRefundElsewhere(id, givenBani, event, trx);
}

/** What providers have given back of an order's payments by card that is in no refund by card; bani. */
async function sumUnrecorded(orderId: string, trx: Db): Promise<number> {
  const attempts = await trx
    .selectFrom("card_payments")
    .select("id")
    .where("order_id", "=", orderId)
    .where("state", "=", "paid")
    .execute();
  const ids = attempts.map(({ id }) => id);
  const goneOf = await sumGone(ids, trx);
  const givenBani = ids.reduce((sum, id) => sum + goneOf(id).givenBani, 0);
  const rows = await trx
    .selectFrom("payments")
    .select("amount_bani")
    .where("order_id", "=", orderId)
    .where("kind", "=", "refund")
    .where("method", "=", "card")
    .where("reason", "<>", "charged_back")
    .execute();
  return rows.reduce((left, { amount_bani }) => left + amount_bani, givenBani);
}
