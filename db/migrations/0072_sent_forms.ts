import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/** The forms that added something, for a day: by a hash of all that was sent, with the answer they got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sent_forms")
    .addColumn("form", "text", (column) => column.primaryKey().notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
}
