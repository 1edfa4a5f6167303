import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * What the machine's clock showed when old data was last looked for; and while it stands too far from
 * that, what it showed when this was noticed and when it was last looked at. One row; none before the
 * first time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clock")
    .addColumn("id", "integer", (column) =>
      column
        .primaryKey()
        .notNull()
        .check(sql`id = 1`),
    )
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addColumn("noticed_at", "text")
    .addColumn("shown_at", "text")
    .modifyEnd(strict())
    .execute();
}
