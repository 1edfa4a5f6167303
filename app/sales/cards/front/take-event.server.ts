import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { CardProviderName } from "~db/schema";

import { type Attempt, findAttempt, apply } from "../providers/apply-event.server";
import type { CardEvent } from "../providers/provider";

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
