import { sql, type ExpressionBuilder } from "kysely";

import type { Database } from "~db/schema";

export type OfOrders = ExpressionBuilder<Database, "orders">;

export function deliveredAt(eb: OfOrders) {
  return eb
    .selectFrom("order_history")
    .select((history) => history.fn.max("changed_at").as("at"))
    .whereRef("order_history.order_id", "=", "orders.id")
    .where("order_history.status", "=", "delivered");
}

/** Whether a withdrawal from it waits for an answer or for its refund. */
export function isWithdrawn(eb: OfOrders) {
  return eb.exists(
    eb
      .selectFrom("withdrawals")
      .leftJoin("refunds", "refunds.withdrawal_id", "withdrawals.id")
      .select("withdrawals.id")
      .whereRef("withdrawals.order_id", "=", "orders.id")
      .where((both) =>
        both.or([
          both.and([
            both("accepted_at", "is", null),
            both("refused_at", "is", null),
            both("closed_at", "is", null),
          ]),
          both.and([both("refunds.id", "is not", null), both("refunds.paid_at", "is", null)]),
        ]),
      ),
  );
}

/** Whether its customer has kept something of it. */
export function hasPieceLeft(eb: OfOrders) {
  return eb.exists(
    eb
      .selectFrom("order_lines")
      .select("order_lines.id")
      .whereRef("order_lines.order_id", "=", "orders.id")
      .where((line) =>
        line(
          "order_lines.quantity",
          ">",
          line
            .selectFrom("withdrawal_lines")
            .innerJoin("withdrawals", "withdrawals.id", "withdrawal_lines.withdrawal_id")
            .select(sql<number>`coalesce(sum(returned_quantity), 0)`.as("returned"))
            .whereRef("withdrawal_lines.order_line_id", "=", "order_lines.id")
            .where("withdrawals.accepted_at", "is not", null),
        ),
      ),
  );
}
