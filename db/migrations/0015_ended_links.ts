import type { Kysely } from "kysely";

/** The link of an appointment is ended where it was mailed to a stranger's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("appointments")
    .addColumn("link_number", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
