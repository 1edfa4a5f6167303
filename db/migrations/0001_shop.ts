import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** Catalogue, carts, orders and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) =>
      column
        .notNull()
        .unique()
        .check(sql`email = lower(email)`),
    )
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("is_admin", "integer", (column) => column.notNull().check(sql`is_admin in (0, 1)`))
    .addColumn("confirmed_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("categories")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("is_featured", "integer", (column) =>
      column.notNull().check(sql`is_featured in (0, 1)`),
    )
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ('active', 'inactive')`),
    )
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("is_sample", "integer", (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("products")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("category_id", "text", (column) => column.notNull().references("categories.id"))
    .addColumn("number", "integer", (column) => column.notNull().check(sql`number > 0`))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_folded", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("price_bani", "integer", (column) => column.notNull().check(sql`price_bani > 0`))
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("stock_quantity", "integer", (column) =>
      column.notNull().check(sql`stock_quantity >= 0`),
    )
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ('active', 'inactive')`),
    )
    .addColumn("material", "text")
    .addColumn("specification", "text", (column) => column.notNull())
    .addColumn("is_sample", "integer", (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("products_number", ["category_id", "number"])
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("products_newest")
    .on("products")
    .columns(["status", "created_at"])
    .execute();

  await db.schema
    .createTable("product_images")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("image_url", "text", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("is_primary", "integer", (column) =>
      column.notNull().check(sql`is_primary in (0, 1)`),
    )
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addUniqueConstraint("product_images_order", ["product_id", "display_order"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("moved_products")
    .addColumn("category_slug", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("moved_products_key", ["category_slug", "number"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("renamed_categories")
    .addColumn("slug", "text", (column) => column.primaryKey().notNull())
    .addColumn("category_id", "text", (column) =>
      column.notNull().references("categories.id").onDelete("cascade"),
    )
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("carts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("checkout_token", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("carts_updated").on("carts").column("updated_at").execute();

  await db.schema
    .createTable("cart_lines")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("cart_id", "text", (column) =>
      column.notNull().references("carts.id").onDelete("cascade"),
    )
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("configuration", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn("seen_price_bani", "integer", (column) =>
      column.notNull().check(sql`seen_price_bani > 0`),
    )
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .addUniqueConstraint("cart_lines_item", ["cart_id", "product_id", "configuration"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("order_numbers")
    .addColumn("year", "integer", (column) => column.primaryKey().notNull())
    .addColumn("last_number", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("checkout_token", "text", (column) => column.notNull().unique())
    .addColumn("form_digest", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("postal_code", "text", (column) => column.notNull())
    .addColumn("notes", "text", (column) => column.notNull())
    .addColumn("payment_method", "text", (column) =>
      column.notNull().check(sql`payment_method in ('bank_transfer', 'cash_on_delivery', 'card')`),
    )
    .addColumn("payment_status", "text", (column) =>
      column.notNull().check(sql`payment_status in ('unpaid', 'advance_paid', 'paid', 'refunded')`),
    )
    .addColumn("status", "text", (column) =>
      column
        .notNull()
        .check(
          sql`status in ('new', 'confirmed', 'in_production', 'in_delivery', 'delivered', 'cancelled')`,
        ),
    )
    .addColumn("subtotal_bani", "integer", (column) => column.notNull())
    .addColumn("vat_bani", "integer", (column) => column.notNull().check(sql`vat_bani >= 0`))
    .addColumn("total_bani", "integer", (column) => column.notNull().check(sql`total_bani > 0`))
    .addColumn("vat_percent", "integer", (column) =>
      column.notNull().check(sql`vat_percent between 0 and 100`),
    )
    .addColumn("is_vat_included", "integer", (column) =>
      column.notNull().check(sql`is_vat_included in (0, 1)`),
    )
    .addColumn("placed_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("order_lines")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("product_id", "text", (column) =>
      column.references("products.id").onDelete("set null"),
    )
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("configuration", "text", (column) => column.notNull())
    .addColumn("unit_price_bani", "integer", (column) =>
      column.notNull().check(sql`unit_price_bani > 0`),
    )
    .addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn("line_total_bani", "integer", (column) =>
      column.notNull().check(sql`line_total_bani = unit_price_bani * quantity`),
    )
    .addUniqueConstraint("order_lines_order", ["order_id", "display_order"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("order_history")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("order_history_order")
    .on("order_history")
    .column("order_id")
    .execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) => column.references("orders.id"))
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().check(sql`attempts >= 0`))
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("failed_at", "text")
    .addColumn("last_error", "text")
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["sent_at", "failed_at", "next_attempt_at"])
    .execute();
}
