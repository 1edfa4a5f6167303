import type { Kysely } from "kysely";

import { createCustomerRecords } from "./customer-records";
import { addFoundSource, customerSource } from "./found-words";
import { endOfTable, numbered } from "./on-both";

/**
 * One person or company, guests too, behind what they have sent: their account, orders, requests for a quote,
 * messages and appointments. The office notes and tags them, and joins two that are one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("customers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("company_name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("email", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("phone", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("tax_code", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("sort_name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("words", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("order_count", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_at", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("readings", "integer", (column) => column.notNull().defaultTo(0))
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createTable("customer_records")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull().modifyFront(numbered(db)))
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("source_id", "text", (column) => column.notNull())
    .addColumn("customer_id", "text", (column) => column.references("customers.id"))
    .addColumn("user_id", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("company_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("tax_code", "text", (column) => column.notNull())
    .addColumn("phone_figures", "text", (column) => column.notNull())
    .addColumn("tax_figures", "text", (column) => column.notNull())
    .addColumn("name_letters", "text", (column) => column.notNull())
    .addUniqueConstraint("customer_records_source", ["source", "source_id"])
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createTable("customer_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("customer_id", "text", (column) =>
      column.notNull().references("customers.id").onDelete("cascade"),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createTable("customer_tags")
    .addColumn("customer_id", "text", (column) =>
      column.notNull().references("customers.id").onDelete("cascade"),
    )
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("customer_tags_key", ["customer_id", "tag"])
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createTable("customer_merges")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("customer_id", "text", (column) =>
      column.notNull().references("customers.id").onDelete("cascade"),
    )
    .addColumn("merged_id", "text", (column) => column.notNull())
    .addColumn("parts", "text", (column) => column.notNull())
    .addColumn("merged_at", "text", (column) => column.notNull())
    .addColumn("merged_by", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  const indexes: [table: string, columns: string[]][] = [
    ["customers", ["last_at", "id"]],
    ["customers", ["sort_name", "id"]],
    ["customers", ["order_count", "id"]],
    ["customer_records", ["customer_id", "at"]],
    ["customer_records", ["email"]],
    ["customer_records", ["phone_figures"]],
    ["customer_records", ["tax_figures"]],
    ["customer_notes", ["customer_id"]],
    ["customer_tags", ["tag"]],
    ["customer_merges", ["customer_id"]],
  ];
  for (const [table, columns] of indexes) {
    await db.schema.createIndex(`${table}_${columns[0]}`).on(table).columns(columns).execute();
  }
  await createCustomerRecords(db);
  await addFoundSource(db, customerSource);
}
