import type { Kysely } from "kysely";

import { strict } from "./helpers";

/** Orders whose mails are due. Never more than those of the last seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_mail_requests")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("low_stock", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
}
