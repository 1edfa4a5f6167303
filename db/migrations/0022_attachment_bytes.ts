import { sql, type Kysely } from "kysely";

/** How large a message's file is, so that all of them together can be bounded; null until measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("contact_messages")
    .addColumn("attachment_bytes", "integer", (column) => column.check(sql`attachment_bytes >= 0`))
    .execute();
  await db.schema
    .createIndex("contact_messages_attachments")
    .on("contact_messages")
    .columns(["attachment_file", "attachment_bytes"])
    .where(sql.ref("attachment_file"), "is not", null)
    .execute();
}
