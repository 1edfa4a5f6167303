import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** Files that mails carry: each is kept once, however many mails carry it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mail_files")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bytes", "blob", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("outbox_files")
    .addColumn("mail_id", "text", (column) =>
      column.notNull().references("outbox.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull().check(sql`position >= 0`))
    .addColumn("file_id", "text", (column) => column.notNull().references("mail_files.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("outbox_files_key", ["mail_id", "position"])
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("outbox_files_file").on("outbox_files").column("file_id").execute();
}
