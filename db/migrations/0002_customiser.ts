import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** Materials, handles, the form a product is drawn in, advances and reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["materials", "handles"]) {
    await db.schema
      .createTable(table)
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("names", "text", (column) => column.notNull())
      .addColumn("surcharge_bani", "integer", (column) =>
        column.notNull().check(sql`surcharge_bani >= 0`),
      )
      .addColumn("image_url", "text")
      .addColumn("status", "text", (column) =>
        column.notNull().check(sql`status in ('active', 'inactive')`),
      )
      .addColumn("display_order", "integer", (column) => column.notNull())
      .addColumn("is_sample", "integer", (column) =>
        column.notNull().check(sql`is_sample in (0, 1)`),
      )
      .modifyEnd(strict())
      .execute();
  }

  await db.schema
    .alterTable("products")
    .addColumn("form", "text", (column) => column.notNull().defaultTo("wardrobe"))
    .execute();

  await db.schema
    .alterTable("orders")
    .addColumn("advance_bani", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`advance_bani >= 0`),
    )
    .execute();

  await db.schema
    .createTable("reviews")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("rating", "integer", (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("is_verified_buyer", "integer", (column) =>
      column.notNull().check(sql`is_verified_buyer in (0, 1)`),
    )
    .addColumn("is_sample", "integer", (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("approved_at", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("reviews_product")
    .on("reviews")
    .columns(["product_id", "approved_at"])
    .execute();
}
