import { sql } from "kysely";

import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateRows } from "~/platform/settings/content-translation.server";
import { findWish } from "~/shop/search/find-wish.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { idsAs, withoutIndex, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { countListings, inOrder, listingIds, type ListingOrder } from "../listing-query.server";
import type { ListingFilter } from "../listing-search.server";
import { inTheOnlyDecor } from "../listing/decor-of-listing.server";
import { isWished, wishedPieces, type WishedPieces } from "../listing/wished-listings.server";
import { withLowest } from "../price-history.server";
import type { Product, ProductCard } from "../product.server";
import { cardColumns, primaryImage } from "../stored-product.server";
import { priceRange, type CatalogueSort, type ProductFilter } from "./product-filter";

const PAGE_SIZE = 24;
/** Spec §9: similar products shown. */
const SIMILAR = 4;
/** Products in one part of the sitemap: their addresses take some twenty milliseconds. */
const SITEMAP_PART = 2_000;
const forSale: ListingFilter = { isListed: true, language: fallbackLanguage };

interface ProductPage {
  products: ProductCard[];
  total: number;
  page: number;
  pageCount: number;
}

/** A page without products, shown where they could not be read. */
export const noProducts: ProductPage = { products: [], total: 0, page: 1, pageCount: 1 };

interface Wanted extends ProductFilter {
  /** Words that no list knows are looked for in names alone. */
  isOfNames?: boolean;
}

const sorts = {
  newest: { by: "newest", isDescending: true },
  "price-up": { by: "price" },
  "price-down": { by: "price", isDescending: true },
  name: { by: "name" },
} as const satisfies Record<CatalogueSort, ListingOrder>;

/**
 * One page of the active products of active categories that match a filter (spec §5, listing
 * filters): the name, in the page's language or Romanian, contains the search text whatever its
 * case and diacritics, or each of its words, or the product is what the text says in words; the price lies inside the bounds,
 * inclusive, and the material is one of those chosen. A page past the end is the last one. 24 a page.
 */
export async function listProducts(
  { search, minLei, maxLei, materials, sort, page: wanted, isOfNames }: Wanted,
  category: string | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductPage> {
  const wish = search === "" ? undefined : await findWish(search, language, db);
  // At its end the slider sets no upper bound, so that more expensive pieces stay visible.
  const most = maxLei === priceRange.max ? Infinity : maxLei;
  const mostLei = Math.min(most, wish?.maxLei ?? Infinity);
  const filter: ListingFilter = {
    isListed: true,
    category,
    search,
    // Descriptions have many of the words of a conversation.
    wish: wish && !(isOfNames && wish.rest.length > 0) ? wishedPieces(wish) : undefined,
    words: wish?.words,
    language,
    minBani: minLei === priceRange.min ? undefined : Math.round(minLei * 100),
    maxBani: mostLei === Infinity ? undefined : Math.round(mostLei * 100),
    materials,
  };
  const total = await countListings(filter, db);
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  if (total === 0) return { products: [], total, page, pageCount };
  const range = { limit: PAGE_SIZE, offset };
  const ids = await listingIds(filter, sorts[sort], range, db);
  const products = await named(await readCards({ ids: JSON.stringify(ids) }, db), language, db);
  const shown = await inTheOnlyDecor(products, materials, language, db);
  return { products: shown, total, page, pageCount };
}

/** The cheapest products that have everything a wish says, within bounds in lei; at most so many. */
export async function listWished(
  wish: WishedPieces,
  { minLei = 0, maxLei = Infinity, most }: { minLei?: number; maxLei?: number; most: number },
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductCard[]> {
  const rows = await db
    .selectFrom("listings")
    .select("id")
    .where(isWished(wish, language))
    .where("price_bani", ">=", Math.round(minLei * 100))
    .$if(Number.isFinite(maxLei), (query) =>
      query.where("price_bani", "<=", Math.round(maxLei * 100)),
    )
    .orderBy("price_bani")
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return named(await readCards({ ids }, db), language, db);
}

/** The newest products of the featured categories, for the home page. */
export async function listFeaturedProducts(
  most: number,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductCard[]> {
  return named(await readFeatured({ most }, db), language, db);
}

const readFeatured = compiledQuery((db, { most }: { most: number }) =>
  inOrder(cards(db), sorts.newest, fallbackLanguage).where("listings.id", "in", (eb) =>
    inOrder(eb.selectFrom("listings").select("listings.id"), sorts.newest, fallbackLanguage)
      .where("is_listed", "=", 1)
      .where(withoutIndex(sql.ref<string>("category_id")), "in", (one) =>
        one.selectFrom("categories").select("categories.id").where("is_featured", "=", 1),
      )
      .limit(most),
  ),
);

/** Up to four other products of the category, nearest in price first (spec §9). */
export async function listSimilarProducts(
  { id, category_slug, price_bani }: Place,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductCard[]> {
  const products = await readSimilar({ id, category_slug, price_bani }, db);
  return named(products, language, db);
}

type Place = Pick<Product, "id" | "category_slug" | "price_bani">;

const readSimilar = compiledQuery((db, { id, category_slug, price_bani }: Place) => {
  const nearest = (side: ">=" | "<") =>
    db
      .selectFrom("listings")
      .select("listings.id")
      .where("is_listed", "=", 1)
      .where("category_id", "=", (eb) =>
        eb.selectFrom("categories").select("categories.id").where("slug", "=", category_slug),
      )
      .where("price_bani", side, price_bani)
      .where("product_id", "!=", id)
      .orderBy("price_bani", side === "<" ? "desc" : "asc")
      .limit(SIMILAR);
  return cards(db)
    .where((eb) =>
      eb.or([eb("listings.id", "in", nearest(">=")), eb("listings.id", "in", nearest("<"))]),
    )
    .orderBy(sql`abs(products.price_bani - ${price_bani})`)
    .orderBy("products.number")
    .limit(SIMILAR);
});

/** The cards of listings, each joined to its product. */
function cards(db: Db) {
  return db
    .selectFrom("listings")
    .innerJoin("products", "products.id", "listings.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(cardColumns)
    .select(primaryImage);
}

/** The cards of these listings, in their order. */
const readCards = compiledQuery((db, { ids }: { ids: string }) =>
  cards(db)
    .innerJoin(idsAs<number, "wanted">("wanted", ids, "number"), "wanted.id", "listings.id")
    .orderBy("wanted.place"),
);

/** Products with their names in a language, and the price that a reduction is compared with. */
async function named<Row extends CardRow>(rows: Row[], language: Language, db: Db) {
  const priced = await withLowest(rows, db);
  return translateRows(priced, "product", { name: "name" }, ({ id }) => id, language, db);
}

interface CardRow {
  id: string;
  name: string;
  price_bani: number;
  regular_price_bani: number | null;
}

/** In how many parts the products for sale are listed; one at least. */
export async function countSitemapParts(db: Db = shopDatabase()): Promise<number> {
  return Math.max(1, Math.ceil((await countListings(forSale, db)) / SITEMAP_PART));
}

/**
 * The addresses of the products in one of the parts, counted from 1. The oldest come first, so that few move to
 * another part.
 */
export async function listSitemapProducts(
  part: number,
  db: Db = shopDatabase(),
): Promise<{ category_slug: string; number: number }[]> {
  const place = { limit: SITEMAP_PART, offset: (part - 1) * SITEMAP_PART };
  const ids = await listingIds(forSale, { by: "newest" }, place, db);
  return db
    .selectFrom(idsAs<number, "wanted">("wanted", JSON.stringify(ids), "number"))
    .innerJoin("listings", "listings.id", "wanted.id")
    .innerJoin("products", "products.id", "listings.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug as category_slug", "products.number"])
    .orderBy("wanted.place")
    .execute();
}
