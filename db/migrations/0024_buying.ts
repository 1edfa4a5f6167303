import { sql, type Kysely } from "kysely";

import { countEditsOn, doesOn, endOfTable, engineIn, numbered, run } from "./on-both";

/**
 * Suppliers and the orders to them. What stood as a text beside an article becomes a supplier of its own; an article
 * is given its least order, its price and what a unit of it has cost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("suppliers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("phone", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("days", "integer", (column) => column.notNull())
    .addColumn("minimum_bani", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(endOfTable(db))
    .execute();
  await countEditsOn(db, "suppliers", ["name", "email", "phone", "days", "minimum_bani"]);
  await ordersToSuppliers(db);
  await suppliersOfArticles(db);
}

async function ordersToSuppliers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("supplier_orders")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull().modifyFront(numbered(db)))
    .addColumn("supplier_id", "text", (column) => column.notNull().references("suppliers.id"))
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("expected_on", "text")
    .addColumn("closed_at", "text")
    .addColumn("cancelled_at", "text")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(endOfTable(db))
    .execute();
  await run(
    db,
    "create index supplier_orders_supplier on supplier_orders (supplier_id)",
    `create unique index supplier_orders_draft on supplier_orders (supplier_id)
      where sent_at is null and cancelled_at is null`,
  );
  await countEditsOn(db, "supplier_orders", [
    "sent_at",
    "expected_on",
    "closed_at",
    "cancelled_at",
    "note",
  ]);
  await db.schema
    .createTable("supplier_order_lines")
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("supplier_orders.id").onDelete("cascade"),
    )
    .addColumn("item_id", "text", (column) => column.notNull().references("stock_items.id"))
    .addColumn("ordered", "integer", (column) => column.notNull().check(sql`ordered > 0`))
    .addColumn("pack", "integer", (column) => column.notNull().check(sql`pack > 0`))
    .addColumn("price_bani", "integer")
    .addColumn("received", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("supplier_order_lines_key", ["item_id", "order_id"])
    .modifyEnd(endOfTable(db))
    .execute();
  await run(db, "create index supplier_order_lines_order on supplier_order_lines (order_id)");
  // What changes a line changes its order.
  const countOrder = (row: "old" | "new") =>
    `update supplier_orders set version = version + 1 where id = ${row}.order_id;`;
  for (const [change, on, row] of [
    ["added", "after insert", "new"],
    ["changed", "after update", "new"],
    ["removed", "after delete", "old"],
  ] as const) {
    await doesOn(db, {
      name: `supplier_order_line_${change}`,
      on: `${on} on supplier_order_lines`,
      statements: countOrder(row),
    });
  }
}

async function suppliersOfArticles(db: Kysely<unknown>): Promise<void> {
  const trigger = "drop trigger row_version_of_stock_items";
  await run(db, engineIn(db) === "postgres" ? `${trigger} on stock_items` : trigger);
  const items = db.schema.alterTable("stock_items");
  await items
    .addColumn("supplier_id", "text", (column) =>
      column.references("suppliers.id").onDelete("set null"),
    )
    .execute();
  await items.addColumn("minimum", "integer", (column) => column.notNull().defaultTo(1)).execute();
  await items.addColumn("price_bani", "integer").execute();
  await items.addColumn("unit_cost", "integer").execute();
  await run(
    db,
    // A supplier's id is the first article that named it.
    `insert into suppliers (id, name, days)
      select replace(min(id), ' ', '-'), supplier, 5 from stock_items where supplier <> '' group by supplier`,
    `update stock_items set supplier_id =
      (select suppliers.id from suppliers where suppliers.name = stock_items.supplier)`,
    "create index stock_items_supplier on stock_items (supplier_id)",
  );
  await db.schema.alterTable("stock_items").dropColumn("supplier").execute();
  await countEditsOn(db, "stock_items", [
    "least",
    "supplier_id",
    "supplier_code",
    "pack",
    "minimum",
    "price_bani",
  ]);
  const moves = db.schema.alterTable("stock_moves");
  await moves.addColumn("unit_cost", "integer").execute();
  await moves
    .addColumn("supplier_order_id", "integer", (column) => column.references("supplier_orders.id"))
    .execute();
  await run(db, "create index stock_moves_supplier_order on stock_moves (supplier_order_id)");
}
