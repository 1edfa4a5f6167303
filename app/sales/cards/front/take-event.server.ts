import { cardActor } from "~/sales/orders/office-order.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { CardPaymentState, CardProviderName } from "~db/schema";

import { cardFormToken, matchGiven, takeBackLost } from "../providers/match-gone.server";
import { CURRENCY, type CardEvent } from "../providers/provider";
import { isFurther, isReceived } from "./card-state";
import { openTask, settleDispute } from "./card-task.server";
import { acceptRefund } from "./refund-card-payment.server";

/** `known`: the event was taken before. `early`: nothing says yet which attempt it belongs to. */
export type TakenEvent = "taken" | "known" | "early";

/**
 * Takes what a provider reported, in one transaction with all that follows from it: the attempt's state,
 * the order's payment, what waits in the office. The same event twice has no effect, and events may arrive
 * in any order.
 *
 * A payment is recorded when amount and currency are those asked for. Otherwise nothing is recorded and
 * the office decides. Money for an order that was cancelled or is owed less than that is given back: by
 * somebody in the office, to whom it is shown. Money that the provider gives back by itself is matched
 * with what it took, and money that a lost dispute takes back no longer counts as paid.
 */
export async function takeCardEvent(
  provider: CardProviderName,
  event: CardEvent,
  db: Db = shopDatabase(),
): Promise<TakenEvent> {
  return db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(provider, event, trx);
    const stored = await trx
      .insertInto("card_events")
      .values({
        provider,
        event_id: event.id,
        type: event.type,
        kind: event.kind,
        card_payment_id: attempt?.id ?? null,
        payment_reference: event.paymentReference,
        amount_bani: event.amountBani,
        currency: event.currency,
        detail: event.detail,
        status: event.status,
        received_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
      .returning("event_id")
      .executeTakeFirst();
    if (!stored) return "known";
    if (!attempt) return "early";
    await apply(attempt, event, trx);
    if (event.paymentReference !== null && attempt.payment_reference === null) {
      await nameAttempt(attempt, event.paymentReference, trx);
    }
    return "taken";
  });
}

type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** The attempt that an event names, or whose payment it is about. */
async function findAttempt(
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

/** Notes the payment's name, by which an attempt is refunded, and takes the events that knew only that. */
async function nameAttempt(attempt: Attempt, reference: string, trx: Db): Promise<void> {
  await trx
    .updateTable("card_payments")
    .set({ payment_reference: reference })
    .where("id", "=", attempt.id)
    .execute();
  const early = await trx
    .updateTable("card_events")
    .set({ card_payment_id: attempt.id })
    .where("provider", "=", attempt.provider)
    .where("payment_reference", "=", reference)
    .where("card_payment_id", "is", null)
    .returningAll()
    .execute();
  for (const { event_id, amount_bani, payment_reference, ...row } of early) {
    const names = { id: event_id, amountBani: amount_bani, paymentReference: payment_reference };
    await apply(attempt, { ...row, ...names, attempt: attempt.id }, trx);
  }
}

async function apply(attempt: Attempt, event: CardEvent, trx: Db): Promise<void> {
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
