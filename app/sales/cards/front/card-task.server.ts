import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { CardTaskKind } from "~db/schema";

import type { CardEvent } from "../providers/provider";

interface NewTask {
  card_payment_id: string;
  kind: CardTaskKind;
  /** What it is about: the same matter is one task. */
  subject: string;
  amount_bani: number | null;
}

/** Puts a matter before the office, once. */
export async function openTask(
  task: NewTask,
  { currency, status }: Pick<CardEvent, "currency" | "status">,
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("card_tasks")
    .values({
      id: randomUUID(),
      ...task,
      currency,
      detail: status ?? "",
      opened_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["card_payment_id", "kind", "subject"]).doNothing())
    .execute();
}

/**
 * Puts before the office how much of what the provider gave back without being asked from here is in no
 * refund of the order yet. It is one matter, which opens again with each such news.
 */
export async function openRefundElsewhere(
  paymentId: string,
  amountBani: number,
  { currency }: Pick<CardEvent, "currency">,
  trx: Db,
): Promise<void> {
  const about = { card_payment_id: paymentId, kind: "refunded_elsewhere" } as const;
  const matter = { ...about, subject: paymentId, amount_bani: amountBani };
  await openTask(matter, { currency, status: null }, trx);
  await trx
    .updateTable("card_tasks")
    .set({ amount_bani: amountBani, done_at: null, done_by: null })
    .where("card_payment_id", "=", paymentId)
    .where("kind", "=", about.kind)
    .where("subject", "=", paymentId)
    .execute();
}

/**
 * Notes how a dispute stands. Once the provider has closed it, an earlier event that arrives late
 * changes nothing. It stays before the office until somebody has seen how it ended.
 */
export async function settleDispute(
  paymentId: string,
  { kind, detail, id, status, amountBani }: CardEvent,
  trx: Db,
): Promise<void> {
  const isClosed = kind === "dispute-closed";
  const seenAnew = isClosed && {
    done_at: null,
    done_by: null,
    ...(amountBani !== null && { amount_bani: amountBani }),
  };
  await trx
    .updateTable("card_tasks")
    .set({ detail: isClosed ? `closed ${status ?? ""}`.trim() : (status ?? ""), ...seenAnew })
    .where("card_payment_id", "=", paymentId)
    .where("kind", "=", "dispute")
    .where("subject", "=", detail ?? id)
    .where("detail", "not like", "closed%")
    .execute();
}

/** How many matters wait in the office. */
export async function findCardWork(db: Db = shopDatabase()): Promise<Waiting> {
  return db
    .selectFrom("card_tasks")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("opened_at").as("since"),
    ])
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
}

export interface WaitingCardTask {
  id: string;
  kind: CardTaskKind;
  amount_bani: number | null;
  currency: string | null;
  detail: string;
  opened_at: string;
  /** The order it concerns. */
  number: string;
}

/** What waits in the office, the oldest first. */
export async function listWaitingCardTasks(db: Db = shopDatabase()): Promise<WaitingCardTask[]> {
  return db
    .selectFrom("card_tasks")
    .innerJoin("card_payments", "card_payments.id", "card_tasks.card_payment_id")
    .innerJoin("orders", "orders.id", "card_payments.order_id")
    .select([
      "card_tasks.id",
      "card_tasks.kind",
      "card_tasks.amount_bani",
      "card_tasks.currency",
      "card_tasks.detail",
      "card_tasks.opened_at",
      "orders.number",
    ])
    .where("card_tasks.done_at", "is", null)
    .orderBy("card_tasks.opened_at")
    .orderBy("card_tasks.id")
    .limit(500)
    .execute();
}

/**
 * Ticks off a matter of an order. Ticked off before, it stays as it was. Refuses one that is not of
 * this order.
 */
export async function settleCardTask(
  { id, number }: { id: string; number: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"done" | "unknown"> {
  return db.transaction().execute(async (trx) => {
    const task = await trx
      .selectFrom("card_tasks")
      .innerJoin("card_payments", "card_payments.id", "card_tasks.card_payment_id")
      .innerJoin("orders", "orders.id", "card_payments.order_id")
      .select(["card_tasks.kind", "card_tasks.amount_bani", "card_tasks.done_at"])
      .where("card_tasks.id", "=", id)
      .where("orders.number", "=", number)
      .executeTakeFirst();
    if (!task) return "unknown";
    if (task.done_at !== null) return "done";
    await trx
      .updateTable("card_tasks")
      .set({ done_at: new Date().toISOString(), done_by: admin.id })
      .where("id", "=", id)
      .execute();
    const after = { matter: task.kind, amount_bani: task.amount_bani };
    const about = { subject: "order", subjectId: number } as const;
    await recordAction({ admin, action: "card-task-done", ...about, before: null, after }, trx);
    return "done";
  });
}
