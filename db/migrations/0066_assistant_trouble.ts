import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/** Why the assistant's model does not answer, from its first failure until it answers again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("assistant_troubles")
    .addColumn("problem", "text", (column) => column.primaryKey().notNull())
    .addColumn("since_at", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
}
