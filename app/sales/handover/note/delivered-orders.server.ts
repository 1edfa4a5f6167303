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
