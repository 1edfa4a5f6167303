import { sql, type Kysely } from "kysely";

import { createWordIndex, strict } from "./helpers";

/** Order handling: payments, remarks, notes to customers, counted views, and what lists look up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('advance', 'rest', 'refund')`),
    )
    .addColumn("method", "text", (column) =>
      column.notNull().check(sql`method in ('bank_transfer', 'cash_on_delivery', 'card')`),
    )
    .addColumn("amount_bani", "integer", (column) =>
      column
        .notNull()
        .check(
          sql`(kind = 'refund' and amount_bani < 0) or (kind <> 'refund' and amount_bani > 0)`,
        ),
    )
    .addColumn("remark", "text", (column) => column.notNull())
    .addColumn("recorded_at", "text", (column) => column.notNull())
    .addColumn("recorded_by", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema.createIndex("payments_order").on("payments").column("order_id").execute();

  await db.schema
    .createTable("order_remarks")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
    .addColumn("text", "text", (column) => column.notNull().check(sql`text <> ''`))
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("order_remarks_order")
    .on("order_remarks")
    .column("order_id")
    .execute();

  await db.schema
    .alterTable("order_history")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("paid_bani", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("product_views")
    .addColumn("product_id", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("viewed_on", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull().check(sql`count > 0`))
    .addPrimaryKeyConstraint("product_views_key", ["viewed_on", "product_id"])
    .modifyEnd(strict())
    .execute();

  await db.schema
    .createTable("message_replies")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("message_id", "text", (column) =>
      column.notNull().references("contact_messages.id").onDelete("cascade"),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addColumn("sent_by", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("message_replies_message")
    .on("message_replies")
    .columns(["message_id", "sent_at"])
    .execute();

  await db.schema.alterTable("reviews").addColumn("refused_at", "text").execute();
  await db.schema.alterTable("reviews").addColumn("refusal_reason", "text").execute();
  await db.schema.alterTable("reviews").addColumn("answer", "text").execute();
  await db.schema.alterTable("reviews").addColumn("answered_at", "text").execute();

  await createWordIndex(db, "orders", ["number", "full_name", "email", "phone", "city"]);
  await createWordIndex(db, "users", ["email", "first_name", "last_name", "phone"]);

  // The sums of a selection are read from the index alone.
  const sums = ["total_bani", "paid_bani"];
  for (const [name, columns] of [
    ["orders_newest", ["placed_at", "status", ...sums]],
    ["orders_status", ["status", "placed_at", "payment_status", ...sums]],
    ["orders_payment", ["payment_status", "placed_at", "status", ...sums]],
    ["orders_customer", ["email", "placed_at"]],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on("orders")
      .columns([...columns])
      .execute();
  }
  await db.schema
    .createIndex("products_stock")
    .on("products")
    .columns(["status", "stock_quantity"])
    .execute();
  await db.schema.createIndex("users_newest").on("users").column("created_at").execute();
  await db.schema
    .createIndex("reviews_newest")
    .on("reviews")
    .columns(["approved_at", "refused_at", "created_at"])
    .execute();
}
