import { fallbackLanguage } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { idsAs, type Db } from "~db/engine";

import { countListings, listingIds } from "../listing-query.server";
import type { ListingFilter } from "../listing-search.server";

/** Products in one part of the sitemap: their addresses take some twenty milliseconds. */
const SITEMAP_PART = 2_000;
const forSale: ListingFilter = { isListed: true, language: fallbackLanguage };

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
