import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/** The week of a living workshop that fills a shop on trial: how far it is, and what it left beside its people's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sample_week")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("reported_at", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createTable("sample_rows")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("row_id", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("sample_rows_key", ["source", "row_id"])
    .modifyEnd(endOfTable(db))
    .execute();
}
