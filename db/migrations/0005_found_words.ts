import type { Kysely } from "kysely";

import { createFoundWords } from "./found-words";
import { endOfTable, numbered } from "./on-both";

/** What the office looks for is found by its words: pieces, notes, quotes, documents, messages and the like. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("found_entries")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull().modifyFront(numbered(db)))
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("source_id", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addUniqueConstraint("found_entries_source", ["source", "source_id"])
    .modifyEnd(endOfTable(db))
    .execute();
  await createFoundWords(db);
}
