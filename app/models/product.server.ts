import { sql, type ExpressionBuilder } from "kysely";

import type { PieceForm } from "~/drawing/configuration";
import { foldText } from "~/fold";
import { fallbackLanguage, type Language } from "~/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { readPieceForm } from "./configuration";
import { translateRows, type Translated } from "./content-translation.server";
import { priceRange, type ProductFilter } from "./product-filter";

const PAGE_SIZE = 24;

/** What a card shows. Prices in bani. */
export interface ProductCard extends Translated {
  id: string;
  category_slug: string;
  number: number;
  name: string;
  price_bani: number;
  material: string | null;
  stock_quantity: number;
  image_url: string | null;
  image_alt: string | null;
}

export interface ProductPage {
  products: ProductCard[];
  total: number;
  page: number;
  pageCount: number;
}

interface Specification extends Translated {
  material: string;
  dimensions: string;
  color: string;
  features: string[];
}

export interface Product extends ProductCard {
  description: string;
  category_name: string;
  specification: Specification;
  form: PieceForm;
  images: ({ image_url: string; alt: string } & Translated)[];
}

/**
 * One page of the active products of active categories that pass a filter (spec §5, listing
 * filters): the name, in the page's language or Romanian, contains the search text whatever
 * its case and diacritics, the price lies inside the bounds, inclusive, and the material is among those chosen. A page past the end is the
 * last one. 24 a page.
 */
export async function listProducts(
  filter: ProductFilter,
  categorySlug: string | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductPage> {
  const matching = activeProducts(db)
    .$if(categorySlug !== undefined, (query) =>
      query.where("categories.slug", "=", categorySlug ?? ""),
    )
    .$if(filter.search !== "", (query) =>
      query.where((eb) => {
        const text = foldText(filter.search);
        const isNamed = contains("products.name_folded", text);
        if (language === fallbackLanguage) return isNamed;
        return eb.or([
          isNamed,
          eb.exists(
            nameIn(eb, language).select("search_text").where(contains("search_text", text)),
          ),
        ]);
      }),
    )
    .$if(filter.minLei > priceRange.min, (query) =>
      query.where("products.price_bani", ">=", filter.minLei * 100),
    )
    // The slider's end means no upper bound: dearer pieces stay visible.
    .$if(filter.maxLei < priceRange.max, (query) =>
      query.where("products.price_bani", "<=", filter.maxLei * 100),
    )
    .$if(filter.materials.length > 0, (query) =>
      query.where("products.material", "in", filter.materials),
    );

  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(counted.total / PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);

  const products = await matching
    .select(cardColumns)
    .select(primaryImage)
    .$if(filter.sort === "newest", (query) => query.orderBy("products.created_at", "desc"))
    .$if(filter.sort === "price-up", (query) => query.orderBy("products.price_bani"))
    .$if(filter.sort === "price-down", (query) => query.orderBy("products.price_bani", "desc"))
    .$if(language !== fallbackLanguage, (query) =>
      query.orderBy((eb) =>
        eb.fn.coalesce(nameIn(eb, language).select("search_text"), "products.name_folded"),
      ),
    )
    .orderBy("products.name_folded")
    .orderBy("products.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();

  return { products: await named(products, language, db), total: counted.total, page, pageCount };
}

/** An active product by its address, or undefined. */
export async function findProduct(
  categorySlug: string,
  number: number,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Product | undefined> {
  const row = await activeProducts(db)
    .select(cardColumns)
    .select(primaryImage)
    .select([
      "products.description",
      "products.specification",
      "products.form",
      "products.category_id",
      "categories.name as category_name",
    ])
    .where("categories.slug", "=", categorySlug)
    .where("products.number", "=", number)
    .executeTakeFirst();
  if (!row) return undefined;
  const images = await db
    .selectFrom("product_images")
    .select(["id", "image_url", "alt"])
    .where("product_id", "=", row.id)
    .orderBy("is_primary", "desc")
    .orderBy("display_order")
    .execute();
  const [inCategory] = await translateRows(
    [row],
    "category",
    { category_name: "name" },
    ({ category_id }) => category_id,
    language,
    db,
  );
  const [product] = await translateRows(
    [inCategory ?? row],
    "product",
    { name: "name", description: "description" },
    byId,
    language,
    db,
  );
  const { category_id: _category, ...shown } = product ?? { ...row, untranslated: [] };
  return {
    ...shown,
    form: readPieceForm(row.form),
    specification: await translateSpecification(row, language, db),
    images: (await translateRows(images, "product_image", { alt: "alt" }, byId, language, db)).map(
      ({ id: _id, ...image }) => image,
    ),
  };
}

/** The address, as category and number, of a product that used to be at this one. */
export async function findMovedProduct(
  categorySlug: string,
  number: number,
  db: Db = shopDatabase(),
): Promise<{ category_slug: string; number: number } | undefined> {
  const moved = await activeProducts(db)
    .innerJoin("moved_products", "moved_products.product_id", "products.id")
    .select(["categories.slug as category_slug", "products.number"])
    .where("moved_products.category_slug", "=", categorySlug)
    .where("moved_products.number", "=", number)
    .executeTakeFirst();
  if (moved) return moved;
  return activeProducts(db)
    .innerJoin("renamed_categories", "renamed_categories.category_id", "categories.id")
    .select(["categories.slug as category_slug", "products.number"])
    .where("renamed_categories.slug", "=", categorySlug)
    .where("products.number", "=", number)
    .executeTakeFirst();
}

/** The newest products of the featured categories, for the home page. */
export async function listFeaturedProducts(
  most: number,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductCard[]> {
  const products = await activeProducts(db)
    .select(cardColumns)
    .select(primaryImage)
    .where("categories.is_featured", "=", 1)
    .orderBy("products.created_at", "desc")
    .orderBy("products.id")
    .limit(most)
    .execute();
  return named(products, language, db);
}

/** The addresses of all active products, as many as a sitemap may hold. */
export async function listSitemapProducts(
  db: Db = shopDatabase(),
): Promise<{ category_slug: string; number: number }[]> {
  return activeProducts(db)
    .select(["categories.slug as category_slug", "products.number"])
    .orderBy("categories.display_order")
    .orderBy("products.number")
    .limit(49_000)
    .execute();
}

/** Up to four other products of the category, nearest in price first (spec §9). */
export async function listSimilarProducts(
  product: Pick<Product, "id" | "category_slug" | "price_bani">,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductCard[]> {
  const products = await activeProducts(db)
    .select(cardColumns)
    .select(primaryImage)
    .where("categories.slug", "=", product.category_slug)
    .where("products.id", "!=", product.id)
    .orderBy(sql`abs(products.price_bani - ${product.price_bani})`)
    .orderBy("products.number")
    .limit(4)
    .execute();
  return named(products, language, db);
}

const cardColumns = [
  "products.id",
  "categories.slug as category_slug",
  "products.number",
  "products.name",
  "products.price_bani",
  "products.material",
  "products.stock_quantity",
] as const;

function activeProducts(db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .where("products.status", "=", "active")
    .where("categories.status", "=", "active");
}

/** Products under their names in a language. */
function named<Row extends { id: string; name: string }>(rows: Row[], language: Language, db: Db) {
  return translateRows(rows, "product", { name: "name" }, byId, language, db);
}

/** Features are kept as one text, a line each. */
async function translateSpecification(
  { id, specification }: { id: string; specification: string },
  language: Language,
  db: Db,
): Promise<Specification> {
  const { features, ...facts } = JSON.parse(specification) as Omit<Specification, "untranslated">;
  const row = { ...facts, features: features.join("\n") };
  const fields = {
    material: "material",
    dimensions: "dimensions",
    color: "color",
    features: "features",
  };
  const [found] = await translateRows([row], "product", fields, () => id, language, db);
  const translated = found ?? { ...row, untranslated: [] };
  return { ...translated, features: translated.features.split("\n").filter(Boolean) };
}

/** The translated name of the product that a query is about. */
function nameIn(eb: ExpressionBuilder<Database, "products">, language: Language) {
  return eb
    .selectFrom("content_translations")
    .whereRef("subject_id", "=", "products.id")
    .where("subject", "=", "product")
    .where("field", "=", "name")
    .where("language", "=", language);
}

function byId({ id }: { id: string }): string {
  return id;
}

/** The picture that stands for a product wherever one is shown. */
export function primaryImage(eb: ExpressionBuilder<Database, "products">) {
  const image = eb
    .selectFrom("product_images")
    .whereRef("product_images.product_id", "=", "products.id")
    .orderBy("is_primary", "desc")
    .orderBy("display_order")
    .limit(1);
  return [image.select("image_url").as("image_url"), image.select("alt").as("image_alt")] as const;
}

/** Whether a column contains a text, whatever the text is. */
export function contains(column: string, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
