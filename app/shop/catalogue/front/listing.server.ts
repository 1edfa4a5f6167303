import { sql } from "kysely";

import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { findWish } from "~/shop/search/find-wish.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { withoutIndex, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { countListings, inOrder, listingIds, type ListingOrder } from "../listing-query.server";
import type { ListingFilter } from "../listing-search.server";
import { cards, readCards, named } from "../listing/card-rows.server";
import { inTheOnlyDecor } from "../listing/decor-of-listing.server";
import { isWished, wishedPieces, type WishedPieces } from "../listing/wished-listings.server";
import type { ProductCard } from "../product.server";
import { priceRange, type CatalogueSort, type ProductFilter } from "./product-filter";

const PAGE_SIZE = 24;

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
