import type { ExpressionBuilder } from "kysely";

import type { Database } from "~db/schema";

/**
 * Whether an order of the order index waits for the workshop to draw: its work has not begun, and a
 * piece that is made to order has no drawing at its customer's, nor an approved one.
 */
export function isUndrawn(eb: ExpressionBuilder<Database, "order_index">) {
  return eb.and([
    eb("order_index.status", "in", ["new", "confirmed"]),
    eb.exists(
      eb
        .selectFrom("orders")
        .innerJoin("order_lines", "order_lines.order_id", "orders.id")
        .select("order_lines.id")
        .whereRef("orders.id", "=", "order_index.order_id")
        .where("are_drawings_required", "=", 1)
        .where("configuration", "<>", "")
        .where((line) =>
          line.not(
            line.exists(
              line
                .selectFrom("drawing_versions")
                .select("drawing_versions.id")
                .whereRef("drawing_versions.order_line_id", "=", "order_lines.id")
                .where("sent_at", "is not", null)
                .where("replaced_at", "is", null)
                .where((drawing) =>
                  drawing.or([drawing("answer", "is", null), drawing("answer", "=", "approved")]),
                ),
            ),
          ),
        ),
    ),
  ]);
}
