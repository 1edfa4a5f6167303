import type { Kysely } from "kysely";

import { endOfTable, run } from "./on-both";

/**
 * Deliveries of an order that is handed over in parts: what was handed over in each, and on the order what the parts
 * come to, which is due with them. Beside that when an article of the stock was counted last, also where the count
 * found what was noted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("delivered_at", "text", (column) => column.notNull())
    .addColumn("delivered_by", "text", (column) => column.notNull())
    .addUniqueConstraint("deliveries_number", ["order_id", "number"])
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createTable("delivered_lines")
    .addColumn("delivery_id", "text", (column) =>
      column.notNull().references("deliveries.id").onDelete("cascade"),
    )
    .addColumn("order_line_id", "text", (column) =>
      column.notNull().references("order_lines.id").onDelete("cascade"),
    )
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("delivered_lines_key", ["delivery_id", "order_line_id"])
    .modifyEnd(endOfTable(db))
    .execute();
  await run(db, "create index delivered_lines_line on delivered_lines (order_line_id)");
  await db.schema
    .alterTable("orders")
    .addColumn("delivered_bani", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("part_delivered_on", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("stock_items").addColumn("counted_at", "text").execute();
  await run(
    db,
    `update stock_items set counted_at = (select max(moved_at) from stock_moves
      where stock_moves.item_id = stock_items.id and reason = 'counted')`,
  );
}
