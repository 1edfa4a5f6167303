import { sql, type Kysely } from "kysely";

import { removeAfterUpdateOn } from "./on-both";

/**
 * A product that is deleted leaves its row behind, hidden: carts, saved lists, shared designs, stock alerts
 * and old addresses name it, and whoever has one of these is told what became of it. No list has it. And
 * every address that a product has left is a row of `moved_products`, also when the category was renamed
 * or deleted, so that it still leads to the product when another category takes the slug.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("deleted_at", "text", (column) =>
      column.check(sql`deleted_at is null or status = 'inactive'`),
    )
    .execute();
  await removeAfterUpdateOn(db, {
    table: "products",
    column: "deleted_at",
    name: "listings_of_deleted",
    removed: "listings",
    by: "product_id",
    when: "new.deleted_at is not null",
  });
  await sql`
    insert into moved_products (category_slug, number, product_id)
    select renamed_categories.slug, products.number, products.id from products
    inner join renamed_categories on renamed_categories.category_id = products.category_id
    where true
    on conflict (category_slug, number) do nothing`.execute(db);
  // The slug of a deleted category is the one it had, with the beginning of its id.
  const ofDeleted = sql`substr(categories.slug, 1, length(categories.slug) - 9)`;
  await sql`
    insert into moved_products (category_slug, number, product_id)
    select ${ofDeleted}, products.number, products.id from products
    inner join categories on categories.id = products.category_id
    where categories.deleted_at is not null
    on conflict (category_slug, number) do nothing`.execute(db);
}
