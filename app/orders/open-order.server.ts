import type { ExpressionBuilder } from "kysely";

import type { Database } from "~db/schema";

import { openStatuses } from "./order-status";

/**
 * Whether an order is open: somebody still has work with it, a part of its price is owed, or money
 * of a cancelled one is still to be given back. What was given back of a delivered order is owed no
 * more. Who ordered is needed until then, so that nothing takes an open order's customer away.
 */
export function isOpenOrder(eb: ExpressionBuilder<Database, "orders">) {
  const isRefunded = eb.exists(
    eb
      .selectFrom("payments")
      .select("payments.id")
      .whereRef("payments.order_id", "=", "orders.id")
      .where("payments.kind", "=", "refund"),
  );
  return eb.or([
    eb("orders.status", "in", openStatuses),
    eb.and([eb("orders.status", "=", "cancelled"), eb("orders.paid_bani", ">", 0)]),
    eb.and([
      eb("orders.status", "=", "delivered"),
      eb("orders.paid_bani", "<", eb.ref("orders.total_bani")),
      eb.not(isRefunded),
    ]),
  ]);
}

/** Whether somebody with an account has an open order. */
export function hasOpenOrder(eb: ExpressionBuilder<Database, "users">) {
  return eb.exists(
    eb
      .selectFrom("orders")
      .select("orders.id")
      .whereRef("orders.user_id", "=", "users.id")
      .where(isOpenOrder),
  );
}
