import { randomUUID } from "node:crypto";

import { takeCardEvent } from "~/sales/cards/front/take-event.server";
import type { CardEvent } from "~/sales/cards/providers/provider";
import type { Order } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

/** Adds an attempt of an order that is open on the provider's page, and returns its id. */
export async function addAttempt(
  db: Db,
  order: Pick<Order, "id">,
  { amountBani, kind = "rest" }: { amountBani: number; kind?: "advance" | "rest" },
): Promise<string> {
  const id = randomUUID();
  const started_at = new Date().toISOString();
  await db
    .updateTable("card_payments")
    .set({ state: "expired" })
    .where("state", "=", "started")
    .execute();
  await db
    .insertInto("card_payments")
    .values({
      id,
      order_id: order.id,
      provider: "stripe",
      kind,
      amount_bani: amountBani,
      state: "started",
      reference: `cs_${id}`,
      hosted_url: "https://pay.example/",
      started_at,
      open_until: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute();
  return id;
}

/** An event about an attempt; a payment of its amount, if nothing else is said. */
export function eventOf(
  attempt: string,
  kind: CardEvent["kind"],
  changes: Partial<CardEvent> = {},
): CardEvent {
  const isByName =
    kind === "paid" || kind === "expired" || kind === "checking" || kind === "refused";
  return {
    id: randomUUID(),
    type: kind,
    kind,
    attempt: isByName ? attempt : null,
    paymentReference: kind === "expired" ? null : `pi_${attempt}`,
    amountBani: null,
    currency: "RON",
    detail: null,
    status: null,
    ...changes,
  };
}

/** Sends events to the shop in this order. */
export async function take(db: Db, events: CardEvent[]): Promise<void> {
  for (const event of events) await takeCardEvent("stripe", event, db);
}

/** What came of it all: the order's money, each attempt's state, and the matters at the desk. */
export async function outcomeOf(db: Db, { id }: Pick<Order, "id">) {
  const order = await db
    .selectFrom("orders")
    .select(["paid_bani", "payment_status"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom("payments")
    .select(["kind", "method", "amount_bani", "recorded_by"])
    .where("order_id", "=", id)
    .orderBy("amount_bani")
    .execute();
  const attempts = await db
    .selectFrom("card_payments")
    .select(["id", "state"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const tasks = await db
    .selectFrom("card_tasks")
    .innerJoin("card_payments", "card_payments.id", "card_tasks.card_payment_id")
    .select([
      "card_tasks.kind",
      "card_tasks.amount_bani",
      "card_tasks.detail",
      "card_tasks.currency",
    ])
    .where("card_payments.order_id", "=", id)
    .where("card_tasks.done_at", "is", null)
    .orderBy("card_tasks.kind")
    .orderBy("card_tasks.amount_bani")
    .execute();
  const states = attempts.map(({ state }) => state).sort();
  return { ...order, payments, states, tasks };
}
