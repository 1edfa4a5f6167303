import type { ExpressionBuilder } from "kysely";

import { addDays, dayOf } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { PaymentDue } from "~/sales/billing/payment-plan";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { composeReminder } from "../mails/reminder-mail.server";
import { dueNow } from "../order-plan";
import { openStatuses } from "../order-status";
import { findOrderByToken } from "../order.server";

/** A payment is reminded of so many days before its day, and once more so many after it. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 2;

/** At most so many orders in one run, so that buyers do not wait for it. */
const MOST_AT_ONCE = 200;

/** After so many days without payment a person has to act, and no mail goes. */
const LONGEST_DAYS = 120;

/**
 * Reminds customers of payments: once when the day is near, once when it is over. An order that pays
 * at the delivery, owes nothing, or is older than four months is left alone. Each mail is written in
 * the transaction that notes it, so none goes twice. Returns how many.
 */
export async function remindOfPayments(
  settings: Settings,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const today = dayOf(now.toISOString());
  const candidates = await db
    .selectFrom("orders")
    .select("token")
    .where("status", "in", openStatuses)
    .where("payment_method", "!=", "cash_on_delivery")
    .where("is_trial", "=", 0)
    .where((eb) => eb("paid_bani", "<", eb("total_bani", "-", eb.ref("reduced_bani"))))
    .where((eb) => eb.not(isDisputed(eb)))
    .where("placed_at", ">", new Date(now.getTime() - LONGEST_DAYS * 86_400_000).toISOString())
    .where((eb) =>
      eb(
        eb
          .selectFrom("payment_reminders")
          .select((of) => of.fn.countAll<number>().as("count"))
          .whereRef("payment_reminders.order_id", "=", "orders.id"),
        "<",
        2 * 2,
      ),
    )
    .orderBy("placed_at")
    .execute();
  let count = 0;
  for (const { token } of candidates) {
    if (count >= MOST_AT_ONCE) break;
    const isReminded = await db
      .transaction()
      .execute((trx) => remindOnce(token, settings, { today, now }, trx));
    if (isReminded) count += 1;
  }
  return count;
}

/** Whether a dispute about a payment waits for somebody in the office: no machine asks for that money. */
function isDisputed(eb: ExpressionBuilder<Database, "orders">) {
  return eb.exists(
    eb
      .selectFrom("card_tasks")
      .innerJoin("card_payments", "card_payments.id", "card_tasks.card_payment_id")
      .select("card_tasks.id")
      .whereRef("card_payments.order_id", "=", "orders.id")
      .where("card_tasks.kind", "=", "dispute")
      .where("card_tasks.done_at", "is", null),
  );
}

async function remindOnce(
  token: string,
  settings: Settings,
  { today, now }: { today: string; now: Date },
  trx: Db,
): Promise<boolean> {
  const order = await findOrderByToken(token, trx);
  const due = order && dueNow(order);
  const stage = due && stageOf(due, today);
  // The payment for a delivered part is asked for at its delivery, not by a reminder.
  if (!order || !due || due.isPart || !stage || order.email === "") return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("payment_reminders")
    .values({ order_id: order.id, due: due.kind, stage, reminded_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await enqueueMail(composeReminder(order, due, stage, settings), order.id, trx);
  return true;
}

/** Whether a payment is near its day, past it, or neither. Days of Bucharest. */
function stageOf({ dueOn }: PaymentDue, today: string): "soon" | "late" | undefined {
  if (dueOn === null) return undefined;
  if (today >= addDays(dueOn, DAYS_AFTER)) return "late";
  return today >= addDays(dueOn, -DAYS_BEFORE) && today <= dueOn ? "soon" : undefined;
}
