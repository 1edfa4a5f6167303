import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * The workshop's stock of sheets, bands and hardware: what there is of each article, and every change
 * of it. What a batch takes beyond that is owed, below zero, until it is delivered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock_items")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("on_hand", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("least", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`least >= 0`),
    )
    .addColumn("supplier", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("supplier_code", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("pack", "integer", (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`pack > 0`),
    )
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("stock_moves")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("item_id", "text", (column) => column.notNull().references("stock_items.id"))
    .addColumn("amount", "integer", (column) => column.notNull().check(sql`amount <> 0`))
    .addColumn("reason", "text", (column) =>
      column.notNull().check(sql`reason in ('counted', 'received', 'batch', 'undone')`),
    )
    .addColumn("batch_id", "text", (column) => column.references("batches.id"))
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("moved_at", "text", (column) => column.notNull())
    .addColumn("moved_by", "text", (column) => column.notNull())
    .addCheckConstraint(
      "stock_moves_batch",
      sql`(batch_id is not null) = (reason in ('batch', 'undone'))`,
    )
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("stock_moves_item").on("stock_moves").column("item_id").execute();
  await db.schema
    .createIndex("stock_moves_batch_id")
    .on("stock_moves")
    .column("batch_id")
    .execute();
}
