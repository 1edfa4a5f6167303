import { fallbackLanguage } from "~/platform/i18n/languages";
import { inOrder, matchingListings } from "~/shop/catalogue/listing-query.server";
import type { ListingFilter } from "~/shop/catalogue/listing-search.server";
import { LOW_STOCK } from "~/shop/catalogue/stock";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** The filter of the back office's product list; an empty field is no filter. `category` is a slug. */
export interface OfficeProductFilter {
  search: string;
  category: string;
  status: "" | "active" | "inactive";
  /** `low`: few pieces left, as in the notes to the shop (spec §3). */
  stock: "" | "low";
}

/** Newest first. */
export const order = { by: "added", isDescending: true } as const;

/** The ids of all products that match a filter, newest first. */
export async function listMatchingIds(
  filter: OfficeProductFilter,
  db: Db = shopDatabase(),
): Promise<string[]> {
  const rows = await inOrder(matchingListings(listingFilter(filter), db), order, fallbackLanguage)
    .select("product_id")
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export function listingFilter({
  search,
  category,
  status,
  stock,
}: OfficeProductFilter): ListingFilter {
  return {
    search,
    language: fallbackLanguage,
    ...(category !== "" && { category }),
    ...(status !== "" && { isActive: status === "active" }),
    ...(stock === "low" && { mostStock: LOW_STOCK }),
  };
}
