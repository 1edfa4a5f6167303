import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/** Who confirmed the shop's rules as a lawyer and as an accountant, and on which day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("professional_advice")
    .addColumn("profession", "text", (column) => column.primaryKey().notNull())
    .addColumn("given_by", "text", (column) => column.notNull())
    .addColumn("given_on", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
}
