import { compareByPlace } from "~/platform/format/compare-texts";
import type { Language } from "~/platform/i18n/languages";
import { translateRows, type Translated } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

interface Category extends Translated {
  id: string;
  slug: string;
  name: string;
  description: string;
}

interface ListedCategory extends Category {
  image_url: string | null;
}

const cachedCategories = versionedCache<ListedCategory[]>();
const texts = { name: "name", description: "description" };

/**
 * The active categories in their order of display (spec §3: only these reach the storefront), each
 * with its picture, or that of its first product with one.
 */
export function listCategories(
  language: Language,
  db: Db = shopDatabase(),
): Promise<ListedCategory[]> {
  return cachedCategories(language, db, () => readCategories(language, db));
}

async function readCategories(language: Language, db: Db): Promise<ListedCategory[]> {
  const rows = await db
    .selectFrom("categories")
    .select((eb) => [
      "id",
      "slug",
      "name",
      "description",
      "display_order",
      eb.fn
        .coalesce(
          "categories.image_url",
          eb
            .selectFrom("products")
            .innerJoin("product_images", "product_images.product_id", "products.id")
            .select("product_images.image_url")
            .whereRef("products.category_id", "=", "categories.id")
            .where("products.status", "=", "active")
            .orderBy("products.number")
            .orderBy("product_images.is_primary", "desc")
            .limit(1),
        )
        .as("image_url"),
    ])
    .where("status", "=", "active")
    .execute();
  const shown = rows.sort(compareByPlace).map(({ display_order: _, ...category }) => category);
  return translateRows(shown, "category", texts, ({ id }) => id, language, db);
}

/** An active category, or undefined. */
export async function findCategory(
  slug: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Category | undefined> {
  const categories = await listCategories(language, db);
  return categories.find((category) => category.slug === slug);
}

/** The addresses of the active categories. */
export async function listCategorySlugs(db: Db = shopDatabase()): Promise<string[]> {
  const rows = await db
    .selectFrom("categories")
    .select("slug")
    .where("status", "=", "active")
    .orderBy("display_order")
    .execute();
  return rows.map(({ slug }) => slug);
}

/** The present slug of the category that used to have this one; `gone` where it has been deleted. */
export async function findRenamedCategory(
  slug: string,
  db: Db = shopDatabase(),
): Promise<{ slug: string } | "gone" | undefined> {
  const row = await db
    .selectFrom("renamed_categories")
    .innerJoin("categories", "categories.id", "renamed_categories.category_id")
    .select(["categories.slug", "categories.status", "categories.deleted_at"])
    .where("renamed_categories.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.deleted_at !== null) return "gone";
  return row.status === "active" ? { slug: row.slug } : undefined;
}
