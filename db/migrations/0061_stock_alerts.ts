import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * Who wants to be told when a sold-out piece is there again. A row whose mail has gone, or whose owner has
 * ended it, keeps no address, so that the mailed link still has an answer. An alert goes with its product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_alerts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull().check(sql`email = lower(email)`))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("closed_at", "text")
    .addCheckConstraint("stock_alerts_closed", sql`(closed_at is null) = (email <> '')`)
    .modifyEnd(strict())
    .execute();
  for (const statement of [
    `create unique index stock_alerts_waiting on stock_alerts (product_id, email)
      where closed_at is null`,
    "create index stock_alerts_email on stock_alerts (email) where closed_at is null",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
