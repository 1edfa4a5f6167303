import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** The assistant: conversations, what a day has used, and the provider's key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("conversations_user").on("conversations").column("user_id").execute();
  await db.schema
    .createIndex("conversations_updated")
    .on("conversations")
    .column("updated_at")
    .execute();

  await db.schema
    .createTable("conversation_messages")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement().notNull())
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("is_bot", "integer", (column) => column.notNull().check(sql`is_bot in (0, 1)`))
    .addColumn("source", "text", (column) =>
      column.notNull().check(sql`source in ('visitor', 'ai', 'search')`),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("extras", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("conversation_messages_order")
    .on("conversation_messages")
    .columns(["conversation_id", "id"])
    .execute();
  await db.schema
    .createIndex("conversation_messages_newest")
    .on("conversation_messages")
    .columns(["is_bot", "created_at"])
    .execute();

  await db.schema
    .createTable("assistant_days")
    .addColumn("used_on", "text", (column) => column.primaryKey().notNull())
    .addColumn("tokens", "integer", (column) => column.notNull().check(sql`tokens >= 0`))
    .addColumn("calls", "integer", (column) => column.notNull())
    .addColumn("answers", "integer", (column) => column.notNull())
    .addColumn("searches", "integer", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("last_failure", "text")
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("provider_keys")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("ending", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
}
