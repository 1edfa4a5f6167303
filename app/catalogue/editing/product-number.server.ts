import type { Db } from "~db/sqlite/engine";
import { rowsAs, valuesOf } from "~db/sqlite/json-rows";

/** Where a product stands: its number in its category is its address (spec §2). */
export interface ProductPlace {
  product_id: string;
  category_id: string;
  number: number;
}

/**
 * Moves products to another category under that category's next numbers, and leaves forwarding
 * notes at the old addresses; in the transaction of its caller. Those that are not there are left
 * out; an unknown category is an error. Returns where each of them stands now.
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
 * Puts products at addresses that are free or were their own, and leaves forwarding notes at those
 * they leave; in the transaction of its caller.
 */
export async function placeProducts(places: ProductPlace[], trx: Db): Promise<void> {
  const table = rowsAs("place", places, ["product_id", "category_id", "number"]);
  const ids = places.map(({ product_id }) => product_id);
  await reserveNumbers(ids, trx);
  await trx
    .insertInto("moved_products")
    .columns(["category_slug", "number", "product_id"])
    .expression((eb) =>
      eb
        .selectFrom("products")
        .innerJoin("categories", "categories.id", "products.category_id")
        .select(["categories.slug", "products.number", "products.id"])
        .where("products.id", "in", valuesOf(ids)),
    )
    .execute();
  await trx
    .updateTable("products")
    .from(table)
    .set((eb) => ({ category_id: eb.ref("place.category_id"), number: eb.ref("place.number") }))
    .whereRef("products.id", "=", "place.product_id")
    .execute();
  // What stands at its own old address again needs no forwarding from there.
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
 * The next number of a category. Those once given are not given again, also when their product was
 * deleted or moved, or an old link would lead to another piece.
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

/** Notes the numbers of products that leave their categories. */
export async function reserveNumbers(productIds: string[], trx: Db): Promise<void> {
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
    .set((eb) => ({ last_number: eb.fn("max", ["last_number", "leaving.number"]) }))
    .whereRef("categories.id", "=", "leaving.category_id")
    .execute();
}
