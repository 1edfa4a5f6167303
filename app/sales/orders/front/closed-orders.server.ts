import type { ExpressionBuilder } from "kysely";

import { accountsCutoff, retentionCutoff } from "~/platform/settings/retention";
import { valuesOf, type Db } from "~db/engine";
import type { Database } from "~db/schema";

import { isOpenOrder } from "./open-order.server";

/** At most so many orders in one run, so that buyers do not wait for it. */
export const MOST_AT_ONCE = 200;

/** Whether something happened to an order after this instant: it was placed, moved or paid. */
function isTouchedAfter(eb: ExpressionBuilder<Database, "orders">, instant: string) {
  return eb.or([
    eb("placed_at", ">", instant),
    eb.exists(
      eb
        .selectFrom("order_history")
        .select("order_history.id")
        .whereRef("order_history.order_id", "=", "orders.id")
        .where("changed_at", ">", instant),
    ),
    eb.exists(
      eb
        .selectFrom("payments")
        .select("payments.id")
        .whereRef("payments.order_id", "=", "orders.id")
        .where("recorded_at", ">", instant),
    ),
  ]);
}

/**
 * Whether the bookkeeping still needs an order: it was delivered, or money was paid, and the law's
 * time is not over. An order on trial is never needed.
 */
export function isAccounted(eb: ExpressionBuilder<Database, "orders">, now: Date) {
  const isPaid = eb.exists(
    eb.selectFrom("payments").select("payments.id").whereRef("payments.order_id", "=", "orders.id"),
  );
  return eb.and([
    eb("is_trial", "=", 0),
    eb.or([eb("status", "=", "delivered"), isPaid]),
    isTouchedAfter(eb, accountsCutoff(now)),
  ]);
}

/** Those of some orders that are closed; open ones keep whose they are. */
export async function listClosed(orderIds: string[], trx: Db): Promise<string[]> {
  const closed = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "in", valuesOf(orderIds))
    .where((eb) => eb.not(isOpenOrder(eb)))
    .execute();
  return closed.map(({ id }) => id);
}

/** The orders of an account. */
export async function listOrdersOf(userId: string, trx: Db): Promise<string[]> {
  const own = await trx.selectFrom("orders").select("id").where("user_id", "=", userId).execute();
  return own.map(({ id }) => id);
}

/**
 * Closed orders that were placed without an account and have not changed for five years: no new status,
 * no payment. At most 200.
 */
export async function listOldGuestOrders(now: Date, trx: Db): Promise<string[]> {
  const due = await trx
    .selectFrom("orders")
    .select("id")
    .where("user_id", "is", null)
    .where("phone", "<>", "")
    .where((eb) => eb.not(isTouchedAfter(eb, retentionCutoff(now))))
    .where((eb) => eb.not(isOpenOrder(eb)))
    .limit(MOST_AT_ONCE)
    .execute();
  return due.map(({ id }) => id);
}
