import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/**
 * The rows that several processes of one shop lock while they do a job, and when it was last begun, in
 * milliseconds by the server's clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("background_jobs")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("begun_at", "integer", (column) => column.notNull().defaultTo(0))
    .modifyEnd(endOfTable(db))
    .execute();
}
