import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/** Filters of the office's lists that one of the staff keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_filters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addUniqueConstraint("saved_filters_name", ["user_id", "list", "name"])
    .modifyEnd(endOfTable(db))
    .execute();
}
