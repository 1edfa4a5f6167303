import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** A second factor: one-time codes, passkeys, recovery codes, and when a session last proved itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("proven_at", "text").execute();
  await sql`update sessions set proven_at = created_at`.execute(db);
  // An administrator's session ends eight hours after it began, also one that is open now.
  await sql`update sessions
    set expires_at = min(expires_at, strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+8 hours'))
    where user_id in (select id from users where is_admin = 1)`.execute(db);

  await db.schema.alterTable("users").addColumn("signed_in_at", "text").execute();
  // Nobody noted it until now; who has an account is taken to have used it.
  await sql`update users set signed_in_at = coalesce(confirmed_at, created_at)`.execute(db);

  await db.schema
    .createTable("one_time_codes")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("last_step", "integer", (column) => column.notNull().check(sql`last_step >= 0`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("sealed", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("recovery_codes_user")
    .on("recovery_codes")
    .column("user_id")
    .execute();

  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull().check(sql`counter >= 0`))
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("passkeys_user").on("passkeys").column("user_id").execute();

  await db.schema
    .createTable("passkey_challenges")
    .addColumn("challenge", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("purpose", "text", (column) =>
      column.notNull().check(sql`purpose in ('register', 'prove')`),
    )
    .addColumn("expires_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("pending_sign_ins")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("is_remembered", "integer", (column) =>
      column.notNull().check(sql`is_remembered in (0, 1)`),
    )
    .addColumn("expires_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("account_notices")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('factor_reset')`))
    .addColumn("requested_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
}
