import type { Kysely } from "kysely";

import { endOfTable } from "./on-both";

/**
 * The link of a saved list can be ended by whose list it is: the list counts its links, and of one that is
 * over the digest is kept for a while, so that who opens it is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("saved_lists")
    .addColumn("link_number", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("ended_saved_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("ended_at", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createIndex("ended_saved_links_ended_at")
    .on("ended_saved_links")
    .column("ended_at")
    .execute();
}
