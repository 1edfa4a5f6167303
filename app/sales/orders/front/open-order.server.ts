import type { ExpressionBuilder } from "kysely";

import type { Database } from "~db/schema";

import { openStatuses } from "../order-status";
import { unsettledWithdrawals } from "../withdrawal-rules";

/**
 * Whether an order is open: it is not finished, part of its price is unpaid, the money of a cancelled
 * order has not been refunded yet, a withdrawal from it waits for an answer or for its refund, or a
 * claim about it is not settled. Money of an older refund without a reason is not owed again. An open
 * order keeps its customer's data, because they are still needed.
 */
export function isOpenOrder(eb: ExpressionBuilder<Database, "orders">) {
  const isRefunded = eb.exists(
    eb
      .selectFrom("payments")
      .select("payments.id")
      .whereRef("payments.order_id", "=", "orders.id")
      .where("payments.kind", "=", "refund")
      .where("payments.reason", "=", ""),
  );
  // Whoever knew the order's number alone may be anybody.
  const isWithdrawn = eb.exists(unsettledWithdrawals(eb).where("known_by", "<>", "number"));
  const isClaimed = eb.exists(
    eb
      .selectFrom("claims")
      .select("claims.id")
      .whereRef("claims.order_id", "=", "orders.id")
      .where("claims.state", "in", ["new", "in_work"]),
  );
  return eb.or([
    isWithdrawn,
    isClaimed,
    eb("orders.status", "in", openStatuses),
    eb.and([eb("orders.status", "=", "cancelled"), eb("orders.paid_bani", ">", 0)]),
    eb.and([
      eb("orders.status", "=", "delivered"),
      eb("orders.paid_bani", "<", eb("orders.total_bani", "-", eb.ref("orders.reduced_bani"))),
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
