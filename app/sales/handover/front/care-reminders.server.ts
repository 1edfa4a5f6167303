import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";
import { minutesOf } from "~/sales/appointments/local-time";
import { findOrderByToken } from "~/sales/orders/order.server";
import { unsettledWithdrawals } from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeCareMail } from "../note/care-mail.server";
import { type OfOrders, deliveredAt, hasPieceLeft } from "../note/delivered-orders.server";
import { careWindow } from "./handover-rules";

/** At most so many in one run, so that customers do not wait for it. */
const MOST_AT_ONCE = 200;

/** Nobody is written to before eight in the morning. */
const FIRST_MINUTE = 8 * 60;

/**
 * Writes once to the customers of orders that were delivered a month ago about the care of their
 * furniture. Left alone are trial orders, those of swatches alone, anonymised ones, those with a withdrawal that is not settled,
 * those of which everything was taken back, and those delivered longer ago than two months. Each mail is
 * written in the transaction that notes it, so none goes twice. Returns how many.
 */
export async function remindOfCare(
  settings: Settings,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  if (minutesOf(now) < FIRST_MINUTE) return 0;
  const due = await dueOrders(now, db).orderBy("placed_at").limit(MOST_AT_ONCE).execute();
  let count = 0;
  for (const { id } of due) {
    const isReminded = await db
      .transaction()
      .execute((trx) => remindOnce(id, { settings, now }, trx));
    if (isReminded) count += 1;
  }
  return count;
}

async function remindOnce(
  id: string,
  { settings, now }: { settings: Settings; now: Date },
  trx: Db,
): Promise<boolean> {
  // What was true of the order when the run began may have changed since.
  const row = await dueOrders(now, trx).where("orders.id", "=", id).executeTakeFirst();
  const order = row && (await findOrderByToken(row.token, trx));
  if (!order) return false;
  await trx
    .insertInto("care_reminders")
    .values({ order_id: id, reminded_at: now.toISOString() })
    .execute();
  await enqueueMail(composeCareMail(order, settings), id, trx);
  return true;
}

function dueOrders(now: Date, db: Db) {
  const { from, to } = careWindow(now);
  return db
    .selectFrom("orders")
    .select(["orders.id", "orders.token"])
    .where("orders.status", "=", "delivered")
    .where("orders.is_trial", "=", 0)
    .where("orders.has_only_swatches", "=", 0)
    .where("orders.email", "<>", "")
    .where((eb) => eb(deliveredAt(eb), ">", from))
    .where((eb) => eb(deliveredAt(eb), "<=", to))
    .where((eb) => eb.not(isReminded(eb)))
    .where((eb) => eb.not(eb.exists(unsettledWithdrawals(eb))))
    .where((eb) => hasPieceLeft(eb));
}

function isReminded(eb: OfOrders) {
  return eb.exists(
    eb
      .selectFrom("care_reminders")
      .select("care_reminders.order_id")
      .whereRef("care_reminders.order_id", "=", "orders.id"),
  );
}
