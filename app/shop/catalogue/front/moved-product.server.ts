import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/**
 * What became of an address at which no product is for sale: the category and number of the product that
 * used to have it, or `gone` where the product has been deleted.
 */
export async function findMovedProduct(
  categorySlug: string,
  number: number,
  db: Db = shopDatabase(),
): Promise<{ category_slug: string; number: number } | "gone" | undefined> {
  const products = db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug as category_slug", "products.number", "products.status"])
    .select(["categories.status as category_status", "products.deleted_at"]);
  const moved = await products
    .innerJoin("moved_products", "moved_products.product_id", "products.id")
    .where("moved_products.category_slug", "=", categorySlug)
    .where("moved_products.number", "=", number)
    .executeTakeFirst();
  const owner =
    moved ??
    (await products
      .where("categories.slug", "=", categorySlug)
      .where("products.number", "=", number)
      .executeTakeFirst());
  if (!owner) return undefined;
  const { category_slug, number: present, deleted_at } = owner;
  if (deleted_at !== null) return "gone";
  if (owner.status !== "active" || owner.category_status !== "active") return undefined;
  return { category_slug, number: present };
}
