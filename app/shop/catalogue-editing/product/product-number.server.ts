import type { Expression, ExpressionBuilder, SqlBool } from "kysely";

import { largerOf, rowsAs, valuesOf, type Db } from "~db/engine";
import type { Database } from "~db/schema";

/** A product's address: its category and its number in it (spec §2). */
export interface ProductPlace {
  product_id: string;
  category_id: string;
  number: number;
}

/**
 * Moves products to another category, where they get its next numbers, and forwards their old
 * addresses, in the caller's transaction. Unknown products are left out; an unknown category is an
 * error. Returns the new addresses.
 */
export async function moveProducts(
  productIds: string[],
  category_id: string,
  trx: Db,
): Promise<ProductPlace[]> {
  const first = await nextNumber(category_id, trx);
  const places = productIds.map((product_id, index) => ({
    product_id,
    category_id,
    number: first + index,
  }));
  await placeProducts(places, trx);
  return places;
}

/**
 * Gives products addresses that are free or used to be theirs, and forwards those they leave, in
 * the caller's transaction.
 */
export async function placeProducts(places: ProductPlace[], trx: Db): Promise<void> {
  if (places.length === 0) return;
  const table = rowsAs("place", places, ["product_id", "category_id", "number"]);
  const ids = places.map(({ product_id }) => product_id);
  await reserveNumbers(ids, trx);
  await keepAddresses((eb) => eb("products.id", "in", valuesOf(ids)), trx);
  await trx
    .updateTable("products")
    .from(table)
    .set((eb) => ({ category_id: eb.ref("place.category_id"), number: eb.ref("place.number") }))
    .whereRef("products.id", "=", "place.product_id")
    .execute();
  // A product that is back at an old address of its own needs no forwarding from there.
  await trx
    .deleteFrom("moved_products")
    .where("product_id", "in", valuesOf(ids))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("products")
          .innerJoin("categories", "categories.id", "products.category_id")
          .select("products.id")
          .whereRef("products.id", "=", "moved_products.product_id")
          .whereRef("products.number", "=", "moved_products.number")
          .whereRef("categories.slug", "=", "moved_products.category_slug"),
      ),
    )
    .execute();
}

/**
 * The next number of a category. A number is never reused, even when its product was deleted or
 * moved, because an old link would lead to another piece.
 */
export async function nextNumber(categoryId: string, trx: Db): Promise<number> {
  const category = await trx
    .selectFrom("categories")
    .select((eb) => [
      "last_number",
      eb
        .selectFrom("products")
        .select((inner) => inner.fn.max("number").as("number"))
        .where("category_id", "=", categoryId)
        .as("last_here"),
      eb
        .selectFrom("moved_products")
        .whereRef("moved_products.category_slug", "=", "categories.slug")
        .select((inner) => inner.fn.max("number").as("number"))
        .as("last_left"),
    ])
    .where("id", "=", categoryId)
    .executeTakeFirstOrThrow();
  return Math.max(category.last_number, category.last_here ?? 0, category.last_left ?? 0) + 1;
}

/** Remembers the numbers of products that leave their categories, so that they are not reused. */
async function reserveNumbers(productIds: string[], trx: Db): Promise<void> {
  await trx
    .updateTable("categories")
    .from((eb) =>
      eb
        .selectFrom("products")
        .select((inner) => ["category_id", inner.fn.max("number").as("number")])
        .where("id", "in", valuesOf(productIds))
        .groupBy("category_id")
        .as("leaving"),
    )
    .set((eb) => ({ last_number: largerOf(eb.ref("last_number"), eb.ref("leaving.number")) }))
    .whereRef("categories.id", "=", "leaving.category_id")
    .execute();
}

/** Writes down the present addresses of some products, so that these lead to them for ever. */
export async function keepAddresses(
  areMeant: (eb: ExpressionBuilder<Database, "products" | "categories">) => Expression<SqlBool>,
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("moved_products")
    .columns(["category_slug", "number", "product_id"])
    .expression((eb) =>
      eb
        .selectFrom("products")
        .innerJoin("categories", "categories.id", "products.category_id")
        .select(["categories.slug", "products.number", "products.id"])
        .where(areMeant),
    )
    // Under one slug a number is given once, so an existing row names the same product.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
