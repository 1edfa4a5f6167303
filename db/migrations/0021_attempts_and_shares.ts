import type { Kysely } from "kysely";
import { sql } from "kysely";

import { strict } from "./helpers";

/** How often a mailed link was tried in vain, and what each client has of the assistant's day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("link_requests")
    .addColumn("attempts", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`attempts >= 0`),
    )
    .execute();

  await db.schema
    .createTable("assistant_shares")
    .addColumn("used_on", "text", (column) => column.notNull())
    .addColumn("client_hash", "text", (column) => column.notNull())
    .addColumn("tokens", "integer", (column) => column.notNull().check(sql`tokens >= 0`))
    .addPrimaryKeyConstraint("assistant_shares_key", ["used_on", "client_hash"])
    .modifyEnd(strict())
    .execute();
}
