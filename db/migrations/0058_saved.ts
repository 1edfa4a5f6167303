import { sql, type Kysely } from "kysely";

import { refuse, strict } from "./helpers";

/**
 * What visitors and customers save for later, each piece once in a list and 50 of them at most, and the
 * designs that are shared by a link, each under one number for the staff. A list belongs to an account,
 * or to who holds the token of its cookie; only the digest of that is stored. A shared design names
 * nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_lists")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.unique().references("users.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await sql`create index saved_lists_visitors on saved_lists (changed_at)
    where user_id is null`.execute(db);

  await db.schema
    .createTable("saved_items")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("list_id", "text", (column) =>
      column.notNull().references("saved_lists.id").onDelete("cascade"),
    )
    .addColumn("product_id", "text", (column) =>
      column.references("products.id").onDelete("cascade"),
    )
    .addColumn("configuration", "text", (column) => column.notNull())
    .addColumn("price_bani", "integer", (column) => column.notNull().check(sql`price_bani > 0`))
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addUniqueConstraint("saved_items_item", ["list_id", "product_id", "configuration"])
    .addCheckConstraint("saved_items_piece", sql`product_id is not null or configuration <> ''`)
    .modifyEnd(strict())
    .execute();
  await refuse(db, {
    change: "insert",
    table: "saved_items",
    name: "items",
    when: "50 < (select count(*) from saved_items where list_id = new.list_id)",
  });

  await db.schema
    .createTable("shared_numbers")
    .addColumn("year", "integer", (column) => column.primaryKey().notNull())
    .addColumn("last_number", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createTable("shared_designs")
    .addColumn("code", "text", (column) => column.primaryKey().notNull())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("product_id", "text", (column) =>
      column.references("products.id").onDelete("cascade"),
    )
    .addColumn("configuration", "text", (column) =>
      column.notNull().check(sql`configuration <> ''`),
    )
    .addColumn("price_bani", "integer", (column) => column.notNull().check(sql`price_bani > 0`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("shared_at", "text", (column) => column.notNull())
    .addUniqueConstraint("shared_designs_design", ["product_id", "configuration"])
    .modifyEnd(strict())
    .execute();
  for (const table of ["saved_items", "shared_designs"]) {
    await db.schema.createIndex(`${table}_product`).on(table).column("product_id").execute();
  }
  // A unique constraint takes no two nulls for the same.
  await sql`create unique index saved_items_plan on saved_items (list_id, configuration)
    where product_id is null`.execute(db);
  await sql`create unique index shared_designs_plan on shared_designs (configuration)
    where product_id is null`.execute(db);
  for (const column of ["created_at", "shared_at"]) {
    await db.schema
      .createIndex(`shared_designs_${column}`)
      .on("shared_designs")
      .column(column)
      .execute();
  }
}
