import type { Kysely } from "kysely";

import { countEditsOn, endOfTable } from "./on-both";

/**
 * Orders that staff write down for a customer. Each has a cart of its own, in which the shop's pages put
 * pieces; what was typed stays until it is placed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_orders")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("cart_id", "text", (column) =>
      column.notNull().unique().references("carts.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("typed", "text", (column) => column.notNull())
    .addColumn("begun_at", "text", (column) => column.notNull())
    .addColumn("begun_by", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.references("orders.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(endOfTable(db))
    .execute();
  for (const column of ["user_id", "order_id"]) {
    await db.schema.createIndex(`desk_orders_${column}`).on("desk_orders").column(column).execute();
  }
  await countEditsOn(db, "desk_orders", ["typed", "order_id"]);
}
