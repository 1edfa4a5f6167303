import type { Kysely } from "kysely";

/**
 * In whose browser, and by which customer, something was typed at the checkout. Nobody finds what was
 * typed before: it lives for a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("checkout_drafts")
    .addColumn("session_hash", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("checkout_drafts")
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .execute();
  await db.schema
    .createIndex("checkout_drafts_customer")
    .on("checkout_drafts")
    .column("user_id")
    .execute();
}
