import { sql, type Kysely } from "kysely";

import { refuse, strict } from "./helpers";

/**
 * Swatches of decors, which customers order to see and touch: how many there are of each, those in a
 * cart, those of an order, and the code that gives their price back. A cart holds five different ones
 * at most, and one of each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSwatches(db);
  await remakeCartLines(db);
  await db.schema
    .alterTable("order_lines")
    .addColumn("swatch_id", "text", (column) =>
      column.references("materials.id").onDelete("set null"),
    )
    .execute();
  await sql`create index order_lines_swatch on order_lines (order_id)
    where swatch_id is not null`.execute(db);
  await db.schema
    .alterTable("orders")
    .addColumn("has_only_swatches", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`has_only_swatches in (0, 1)`),
    )
    .execute();
  await db.schema
    .createTable("swatch_credits")
    .addColumn("order_id", "text", (column) =>
      column.primaryKey().notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("discount_id", "text", (column) =>
      column.notNull().unique().references("discounts.id").onDelete("cascade"),
    )
    .modifyEnd(strict())
    .execute();
}

async function createSwatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("swatches")
    .addColumn("material_id", "text", (column) =>
      column.primaryKey().notNull().references("materials.id").onDelete("cascade"),
    )
    .addColumn("stock", "integer", (column) => column.notNull().check(sql`stock >= 0`))
    .modifyEnd(strict())
    .execute();
  // Public pages say whether there are swatches, and not how many.
  for (const change of ["insert", "delete"]) {
    await sql
      .raw(
        `create trigger content_of_swatches_${change} after ${change} on swatches
        begin update content_version set version = version + 1; end`,
      )
      .execute(db);
  }
}

/** The engine cannot change what a table checks, so it is made anew, with all that stood on it. */
async function remakeCartLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("new_cart_lines")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("cart_id", "text", (column) =>
      column.notNull().references("carts.id").onDelete("cascade"),
    )
    .addColumn("product_id", "text", (column) =>
      column.references("products.id").onDelete("cascade"),
    )
    .addColumn("swatch_id", "text", (column) =>
      column.references("materials.id").onDelete("cascade"),
    )
    .addColumn("configuration", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn("seen_price_bani", "integer", (column) =>
      column.notNull().check(sql`seen_price_bani > 0`),
    )
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .addUniqueConstraint("cart_lines_item", ["cart_id", "product_id", "configuration"])
    .addCheckConstraint(
      "cart_lines_piece",
      sql`case when swatch_id is null then product_id is not null or configuration <> ''
        else product_id is null and configuration = '' and quantity = 1 end`,
    )
    .modifyEnd(strict())
    .execute();
  const columns = sql.raw(
    "id, cart_id, product_id, configuration, quantity, seen_price_bani, added_at, removed_at",
  );
  await sql`insert into new_cart_lines (${columns}) select ${columns} from cart_lines`.execute(db);
  await db.schema.dropTable("cart_lines").execute();
  await db.schema.alterTable("new_cart_lines").renameTo("cart_lines").execute();
  for (const statement of [
    "create index cart_lines_product on cart_lines (product_id)",
    `create unique index cart_lines_plan on cart_lines (cart_id, configuration)
      where product_id is null and swatch_id is null`,
    `create unique index cart_lines_swatch on cart_lines (cart_id, swatch_id)
      where swatch_id is not null`,
    `create index cart_lines_swatch_id on cart_lines (swatch_id) where swatch_id is not null`,
  ]) {
    await sql.raw(statement).execute(db);
  }
  await boundCarts(db);
}

/** The bounds of 0017_bounds, which went with the table, and that of swatches. */
async function boundCarts(db: Kysely<unknown>): Promise<void> {
  const present = "from cart_lines where cart_id = new.cart_id and removed_at is null";
  const bounds = [
    { name: "pieces", when: "new.quantity > 99" },
    { name: "lines", when: `new.removed_at is null and 50 < (select count(*) ${present})` },
    {
      name: "swatches",
      when: `new.swatch_id is not null and new.removed_at is null
        and 5 < (select count(*) ${present} and swatch_id is not null)`,
    },
  ];
  for (const change of ["insert", "update"] as const) {
    for (const bound of bounds) await refuse(db, { change, table: "cart_lines", ...bound });
  }
  await sql`
    create trigger cart_lines_forgotten after update of removed_at on cart_lines
    when new.removed_at is not null
    begin
      delete from cart_lines where id in (
        select id from cart_lines
        where cart_id = new.cart_id and removed_at is not null
        order by removed_at desc, id desc
        limit -1 offset 50
      );
    end`.execute(db);
}
