import { sql, type Kysely } from "kysely";

import { unwatchAccounts, watchAccounts } from "./customer-records";
import { endOfTable } from "./on-both";

const staff = "'sales', 'workshop', 'accountant', 'administrator'";

/** An accountant works here too, and staff are invited by a link to their e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite changes no check of a column: another one takes its place, once no trigger reads it.
  await unwatchAccounts(db);
  await db.schema
    .alterTable("users")
    .addColumn("staff_role", "text", (column) =>
      column
        .notNull()
        .defaultTo("customer")
        .check(sql.raw(`staff_role in ('customer', ${staff})`)),
    )
    .execute();
  await sql`update users set staff_role = role`.execute(db);
  await db.schema.alterTable("users").dropColumn("role").execute();
  await db.schema.alterTable("users").renameColumn("staff_role", "role").execute();
  await watchAccounts(db);
  await db.schema
    .createTable("staff_invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull().check(sql.raw(`role in (${staff})`)))
    .addColumn("invited_at", "text", (column) => column.notNull())
    .addColumn("invited_by", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createIndex("staff_invitations_invited_by")
    .on("staff_invitations")
    .column("invited_by")
    .execute();
}
