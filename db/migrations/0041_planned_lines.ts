import { sql, type Kysely } from "kysely";

import { refuse, strict } from "./helpers";

/**
 * A cart holds planned pieces beside the products: their lines name no product, and the text of the
 * design tells them apart. Carts keep their lines. The engine cannot make a column nullable, so the
 * table is made anew, with all that stood on it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("new_cart_lines")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("cart_id", "text", (column) =>
      column.notNull().references("carts.id").onDelete("cascade"),
    )
    .addColumn("product_id", "text", (column) =>
      column.references("products.id").onDelete("cascade"),
    )
    .addColumn("configuration", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn("seen_price_bani", "integer", (column) =>
      column.notNull().check(sql`seen_price_bani > 0`),
    )
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .addUniqueConstraint("cart_lines_item", ["cart_id", "product_id", "configuration"])
    .addCheckConstraint("cart_lines_piece", sql`product_id is not null or configuration <> ''`)
    .modifyEnd(strict())
    .execute();
  const columns = sql.raw(
    "id, cart_id, product_id, configuration, quantity, seen_price_bani, added_at, removed_at",
  );
  await sql`insert into new_cart_lines (${columns}) select ${columns} from cart_lines`.execute(db);
  await db.schema.dropTable("cart_lines").execute();
  await db.schema.alterTable("new_cart_lines").renameTo("cart_lines").execute();
  await db.schema.createIndex("cart_lines_product").on("cart_lines").column("product_id").execute();
  await db.schema
    .createIndex("cart_lines_plan")
    .unique()
    .on("cart_lines")
    .columns(["cart_id", "configuration"])
    .where(sql.ref("product_id"), "is", null)
    .execute();
  await boundCarts(db);
}

/** The bounds of 0017_bounds, which went with the table. */
async function boundCarts(db: Kysely<unknown>): Promise<void> {
  const tooMany = "new.quantity > 99";
  const tooLong = `new.removed_at is null and 50 <
    (select count(*) from cart_lines where cart_id = new.cart_id and removed_at is null)`;
  for (const change of ["insert", "update"] as const) {
    await refuse(db, { change, table: "cart_lines", when: tooMany, name: "pieces" });
    await refuse(db, { change, table: "cart_lines", when: tooLong, name: "lines" });
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
