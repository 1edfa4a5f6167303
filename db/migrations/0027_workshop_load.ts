import type { Kysely } from "kysely";

import { countChangesOn, endOfTable, engineIn, run } from "./on-both";

/** What promises are made by is the workshop's plan, station by station, in place of the length of a queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("workshop_queue").execute();
  if (engineIn(db) === "postgres")
    await run(db, "drop function version_of_workshop_queue_update()");
  await db.schema
    .createTable("workshop_load")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("load", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await countChangesOn(db, "workshop_load", "catalogue_version");
}
