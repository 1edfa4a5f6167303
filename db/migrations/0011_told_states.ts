import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/** States of the shop that need somebody, while they last: since when, and when administrators were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("told_states")
    .addColumn("state", "text", (column) => column.primaryKey())
    .addColumn("noticed_at", "text", (column) => column.notNull())
    .addColumn("told_at", "text")
    .modifyEnd(endOfTable(db))
    .execute();
}
