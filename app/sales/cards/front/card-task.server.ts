import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { CardTaskKind } from "~db/schema";

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
