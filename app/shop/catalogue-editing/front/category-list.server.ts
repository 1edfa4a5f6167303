import { compareByPlace, compareRomanian } from "~/platform/format/compare-texts";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

export interface OfficeCategory {
  id: string;
  name: string;
  slug: string;
  description: string;
  is_featured: 0 | 1;
  status: "active" | "inactive";
  display_order: number;
  image_url: string | null;
  version: number;
}

/**
 * Every category, active or not, by name as Romanians sort: the choices for a product's category
 * (spec §7).
 */
export async function listCategoryChoices(
  db: Db = shopDatabase(),
): Promise<{ slug: string; name: string }[]> {
  const rows = await db
    .selectFrom("categories")
    .select(["slug", "name"])
    .where("deleted_at", "is", null)
    .execute();
  return rows.sort((one, other) => compareRomanian(one.name, other.name));
}

/** Every category, active or not, in its order of display, with its number of products. */
export async function listOfficeCategories(
  db: Db = shopDatabase(),
): Promise<(OfficeCategory & { product_count: number })[]> {
  const categories = (await officeCategories(db).execute()).sort(compareByPlace);
  const counts = await db
    .selectFrom("products")
    .select((eb) => ["category_id", eb.fn.countAll<number>().as("count")])
    .where("deleted_at", "is", null)
    .groupBy("category_id")
    .execute();
  return categories.map((category) => ({
    ...category,
    product_count: counts.find((one) => one.category_id === category.id)?.count ?? 0,
  }));
}

/** A category for its form, or undefined. */
export async function findOfficeCategory(
  id: string,
  db: Db = shopDatabase(),
): Promise<OfficeCategory | undefined> {
  return officeCategories(db).where("id", "=", id).executeTakeFirst();
}

/** The number of products in a category, active or not. */
export async function countProductsOf(id: string, db: Db = shopDatabase()): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("category_id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

function officeCategories(db: Db) {
  return db
    .selectFrom("categories")
    .select([
      "id",
      "name",
      "slug",
      "description",
      "is_featured",
      "status",
      "display_order",
      "image_url",
      "version",
    ])
    .where("deleted_at", "is", null);
}
