import { sql, type Kysely } from "kysely";

import { randomToken, strict } from "./helpers";

/**
 * A registration is an account only when its mailed link was used. Those that wait for it move out
 * of the accounts, each with its link; one whose link is over can be mailed another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("registrations")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("language", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("registrations_email")
    .on("registrations")
    .columns(["email", "created_at"])
    .execute();
  await db.schema
    .createIndex("registrations_created")
    .on("registrations")
    .column("created_at")
    .execute();

  const { rows } = await sql<{ id: string; token_hash: string | null }>`
    select users.id, token_hash from users
    left join account_links on user_id = users.id and purpose = 'confirm'
    where confirmed_at is null`.execute(db);
  for (const { id, token_hash } of rows) {
    // A hash that no token has: the link is over.
    const hash = token_hash ?? randomToken();
    await sql`insert into registrations
      select ${hash}, users.email, first_name, last_name, phone, password_hash, language,
        users.created_at, coalesce(expires_at, users.created_at)
      from users left join account_links on user_id = users.id and purpose = 'confirm'
      where users.id = ${id}`.execute(db);
    await sql`delete from users where id = ${id}`.execute(db);
  }
  await sql`delete from account_links where purpose = 'confirm'`.execute(db);
}
