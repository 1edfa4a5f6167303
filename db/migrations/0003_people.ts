import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** Accounts: sessions, mailed links, addresses, consents, and what slows down guessing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("language", "text").execute();
  await db.schema.alterTable("users").addColumn("disabled_at", "text").execute();
  await db.schema.alterTable("users").addColumn("deletion_due_at", "text").execute();

  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("is_remembered", "integer", (column) =>
      column.notNull().check(sql`is_remembered in (0, 1)`),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
  await db.schema.createIndex("sessions_expiry").on("sessions").column("expires_at").execute();

  await db.schema
    .createTable("account_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("purpose", "text", (column) =>
      column.notNull().check(sql`purpose in ('confirm', 'reset', 'change_email')`),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addUniqueConstraint("account_links_newest", ["user_id", "purpose"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("link_requests")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("purpose", "text", (column) =>
      column.notNull().check(sql`purpose in ('confirm', 'reset')`),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("requested_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("addresses")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("postal_code", "text", (column) => column.notNull())
    .addColumn("is_default", "integer", (column) =>
      column.notNull().check(sql`is_default in (0, 1)`),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("addresses_user").on("addresses").column("user_id").execute();

  await db.schema
    .createTable("consents")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('terms', 'newsletter')`),
    )
    .addColumn("is_given", "integer", (column) => column.notNull().check(sql`is_given in (0, 1)`))
    .addColumn("given_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("consents_email").on("consents").column("email").execute();

  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("count", "integer", (column) => column.notNull().check(sql`count > 0`))
    .addColumn("resets_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("rate_limits_reset").on("rate_limits").column("resets_at").execute();

  await db.schema
    .alterTable("carts")
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .execute();
  await db.schema
    .createIndex("carts_user")
    .unique()
    .on("carts")
    .column("user_id")
    .where(sql.ref("user_id"), "is not", null)
    .execute();

  await db.schema
    .createIndex("orders_user")
    .on("orders")
    .columns(["user_id", "placed_at"])
    .execute();
  await db.schema
    .createIndex("orders_email")
    .on("orders")
    .expression(sql`lower(email)`)
    .execute();
  await db.schema.createIndex("orders_placed").on("orders").column("placed_at").execute();
  await db.schema.createIndex("reviews_user").on("reviews").column("user_id").execute();
}
