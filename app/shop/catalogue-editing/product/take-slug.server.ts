import { largerOf, type Db } from "~db/engine";

import { keepAddresses, moveProducts } from "./product-number.server";

/**
 * Gives a category another slug, in the caller's transaction. The addresses that it and its products leave
 * lead to them for ever, whoever takes the old slug. A product whose number another one once had under the
 * new slug gets the next number: an old link never leads to another piece.
 */
export async function takeSlug(
  category: { id: string; slug: string },
  slug: string,
  trx: Db,
): Promise<void> {
  await keepAddresses((eb) => eb("products.category_id", "=", category.id), trx);
  const last_number = await lastNumberUnder(slug, trx);
  await trx.deleteFrom("renamed_categories").where("slug", "=", slug).execute();
  await trx
    .insertInto("renamed_categories")
    .values({ slug: category.slug, category_id: category.id })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ category_id: category.id }))
    .execute();
  await trx
    .updateTable("categories")
    .set((eb) => ({ slug, last_number: largerOf(eb.ref("last_number"), eb.val(last_number)) }))
    .where("id", "=", category.id)
    .execute();
  const taken = await trx
    .selectFrom("products")
    .innerJoin("moved_products", "moved_products.number", "products.number")
    .select("products.id")
    .where("products.category_id", "=", category.id)
    .where("moved_products.category_slug", "=", slug)
    .whereRef("moved_products.product_id", "!=", "products.id")
    .orderBy("products.number")
    .execute();
  await moveProducts(
    taken.map(({ id }) => id),
    category.id,
    trx,
  );
}

/** The last number that was given under a slug by the category that has left it; 0 for a new slug. */
export async function lastNumberUnder(slug: string, trx: Db): Promise<number> {
  const former = await trx
    .selectFrom("renamed_categories")
    .innerJoin("categories", "categories.id", "renamed_categories.category_id")
    .select("last_number")
    .where("renamed_categories.slug", "=", slug)
    .executeTakeFirst();
  return former?.last_number ?? 0;
}
