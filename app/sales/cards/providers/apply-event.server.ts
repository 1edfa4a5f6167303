import { cardActor } from "~/sales/orders/office-order.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";
import type { CardPaymentState, CardProviderName } from "~db/schema";

import { isFurther, isReceived } from "../front/card-state";
import { acceptRefund } from "./accept-refund.server";
import { cardFormToken, matchGiven } from "./match-gone.server";
import { openTask, settleDispute } from "./open-task.server";
import { CURRENCY, type CardEvent } from "./provider";
import { takeBackLost } from "./take-back-lost.server";

export type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** The attempt that an event names, or whose payment it is about. */
export async function findAttempt(
  provider: CardProviderName,
  { attempt, paymentReference }: CardEvent,
  trx: Db,
) {
  return trx
    .selectFrom("card_payments")
    .innerJoin("orders", "orders.id", "card_payments.order_id")
    .select([
      "card_payments.id",
      "card_payments.provider",
      "card_payments.kind",
      "card_payments.amount_bani",
      "card_payments.state",
      "card_payments.payment_reference",
      "orders.number",
      "orders.status",
    ])
    .where("card_payments.provider", "=", provider)
    .where((eb) =>
      attempt === null
        ? eb("card_payments.payment_reference", "=", paymentReference ?? "")
        : eb("card_payments.id", "=", attempt),
    )
    .executeTakeFirst();
}

/** Does what follows from an event. */
export async function apply(attempt: Attempt, event: CardEvent, trx: Db): Promise<void> {
  const about = { card_payment_id: attempt.id, amount_bani: event.amountBani };
  switch (event.kind) {
    case "paid":
      return takePayment(attempt, event, trx);
    case "checking":
    case "refused":
    case "expired":
      return moveOn(attempt, event.kind, trx);
    case "refunded":
      return noteRefund(attempt, event, trx);
    case "refund-failed":
      return openTask(
        { ...about, kind: "refund_failed", subject: event.detail ?? event.id },
        event,
        trx,
      );
    case "disputed":
    case "dispute-closed":
      await openTask({ ...about, kind: "dispute", subject: event.detail ?? event.id }, event, trx);
      await settleDispute(attempt.id, event, trx);
      return takeBackLost(attempt, trx);
  }
}

/** Sets a state that is further than the attempt's own. */
async function moveOn(attempt: Attempt, state: CardPaymentState, trx: Db): Promise<void> {
  if (!isFurther(state, attempt.state)) return;
  attempt.state = state;
  await trx
    .updateTable("card_payments")
    .set({ state, settled_at: new Date().toISOString() })
    .where("id", "=", attempt.id)
    .execute();
}

async function takePayment(attempt: Attempt, event: CardEvent, trx: Db): Promise<void> {
  const { id, kind, amount_bani } = attempt;
  if (event.amountBani !== amount_bani || event.currency !== CURRENCY) {
    const about = { card_payment_id: id, amount_bani: event.amountBani };
    await openTask({ ...about, kind: "wrong_amount", subject: event.id }, event, trx);
    return moveOn(attempt, "to_desk", trx);
  }
  if (isReceived(attempt.state)) return;
  const reason = await record();
  if (reason !== undefined) {
    const task = { card_payment_id: id, amount_bani, kind: "refund", subject: id } as const;
    await openTask(task, { ...event, status: reason }, trx);
  }
  await moveOn(attempt, reason === undefined ? "paid" : "refund_due", trx);
  // What went back may have been told before the payment was.
  await matchGiven(attempt, event, trx);
  return takeBackLost(attempt, trx);

  /** Records the payment, or says why it cannot be. */
  async function record(): Promise<string | undefined> {
    const payment = { kind, method: "card", amountBani: amount_bani, remark: "" } as const;
    const form = { ...payment, formToken: cardFormToken(id) };
    const result = await recordPaymentWithin(attempt.number, form, cardActor, trx);
    if (result.kind === "recorded") return undefined;
    return result.kind === "cancelled" ? "cancelled" : "too-much";
  }
}

/**
 * Takes the provider's word on how much of a payment it has given back in all. It may be the answer to
 * a refund that the office asked for. Any money beyond such refunds was given back on the provider's
 * own pages, and is matched with what it took (`matchGiven`).
 */
async function noteRefund(attempt: Attempt, event: CardEvent, trx: Db): Promise<void> {
  const refunds = await trx
    .selectFrom("card_refunds")
    .select(["id", "amount_bani", "state"])
    .where("card_payment_id", "=", attempt.id)
    .where("state", "<>", "refused")
    .execute();
  const known = refunds.reduce((sum, refund) => sum + refund.amount_bani, 0);
  const given = event.amountBani ?? 0;
  const asked = refunds.find(({ state }) => state === "asked");
  if (asked && given >= known) await acceptRefund(asked.id, null, cardActor, trx);
  if (given > known && (await isNews(attempt.id, event.id, trx))) {
    await matchGiven(attempt, event, trx);
  }
}

/** Whether no event has said before that so much was given back: a late one says nothing new. */
async function isNews(paymentId: string, eventId: string, trx: Db): Promise<boolean> {
  const events = await trx
    .selectFrom("card_events")
    .select(["event_id", "amount_bani"])
    .where("card_payment_id", "=", paymentId)
    .where("kind", "=", "refunded")
    .orderBy("received_at")
    .orderBy("event_id")
    .execute();
  const most = Math.max(...events.map(({ amount_bani }) => amount_bani ?? 0));
  return events.find(({ amount_bani }) => amount_bani === most)?.event_id === eventId;
}
