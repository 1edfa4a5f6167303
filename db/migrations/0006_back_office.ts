import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** The back office: its journal, changes to many products at once, imports, category pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key: a row outlives the account and the thing it tells about.
  await db.schema
    .createTable("journal")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("happened_at", "text", (column) => column.notNull())
    .addColumn("admin_id", "text", (column) => column.notNull())
    .addColumn("admin_email", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("journal_subject")
    .on("journal")
    .columns(["subject", "subject_id", "id"])
    .execute();
  await db.schema
    .createIndex("journal_admin")
    .on("journal")
    .columns(["admin_email", "id"])
    .execute();
  for (const change of ["update", "delete"]) {
    await sql`
      create trigger ${sql.raw(`journal_no_${change}`)} before ${sql.raw(change)} on journal
      begin select raise(abort, 'the journal is append-only'); end
    `.execute(db);
  }

  // The highest number ever given in a category: an old address never leads to another piece.
  await db.schema
    .alterTable("categories")
    .addColumn("last_number", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("categories").addColumn("image_url", "text").execute();
  // A category with products is put away rather than deleted: they still belong to it.
  await db.schema.alterTable("categories").addColumn("deleted_at", "text").execute();

  await db.schema
    .createIndex("products_added")
    .on("products")
    .columns(["created_at", "id", "status", "category_id", "name_folded"])
    .execute();
  await db.schema
    .createIndex("products_category")
    .on("products")
    .columns(["category_id", "created_at", "id", "status", "name_folded"])
    .execute();
  await db.schema
    .createIndex("products_status")
    .on("products")
    .columns(["status", "created_at", "id", "category_id", "name_folded"])
    .execute();
  await db.schema
    .createIndex("product_images_url")
    .on("product_images")
    .column("image_url")
    .execute();
  await db.schema
    .createIndex("moved_products_product")
    .on("moved_products")
    .column("product_id")
    .execute();
  await db.schema
    .createIndex("order_lines_product")
    .on("order_lines")
    .column("product_id")
    .execute();
  await db.schema.createIndex("cart_lines_product").on("cart_lines").column("product_id").execute();

  await db.schema
    .createTable("bulk_changes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("admin_id", "text", (column) => column.notNull())
    .addColumn("operation", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("applied_at", "text")
    .addColumn("undone_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("bulk_changes_applied")
    .on("bulk_changes")
    .columns(["applied_at", "id"])
    .execute();
  await db.schema
    .createIndex("bulk_changes_created")
    .on("bulk_changes")
    .column("created_at")
    .execute();
  await db.schema
    .createTable("bulk_change_rows")
    .addColumn("change_id", "text", (column) =>
      column.notNull().references("bulk_changes.id").onDelete("cascade"),
    )
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("product_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("after", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("bulk_change_rows_key", ["change_id", "display_order"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("product_imports")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("admin_id", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("product_imports_created")
    .on("product_imports")
    .column("created_at")
    .execute();
}
