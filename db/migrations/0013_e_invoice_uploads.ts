import type { Kysely } from "kysely";
import { sql } from "kysely";

import { endOfTable } from "./on-both";

const states = "'waiting', 'sending', 'sent', 'accepted', 'refused', 'unsure'";

/** Documents that are sent to the tax authority by its interface, and how far each has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("e_invoice_uploads")
    .addColumn("document_id", "text", (column) =>
      column.primaryKey().references("documents.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull().check(sql.raw(`state in (${states})`)))
    .addColumn("is_test", "integer", (column) =>
      column.notNull().check(sql.raw("is_test in (0, 1)")),
    )
    .addColumn("upload_index", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("asked_by", "text", (column) => column.notNull())
    .addColumn("asked_email", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createIndex("e_invoice_uploads_due")
    .on("e_invoice_uploads")
    .columns(["state", "next_at"])
    .execute();
}
