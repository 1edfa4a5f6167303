import { countListings, listingIds } from "~/shop/catalogue/listing-query.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { idsAs, valuesIn, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { type OfficeProductFilter, order, listingFilter } from "./matching-products.server";

const PAGE_SIZE = 50;
/** Spec §9: at most so many thumbnails, then a number. */
const THUMBNAILS = 3;

export interface OfficeProductRow {
  id: string;
  number: number;
  name: string;
  category_slug: string;
  category_name: string;
  price_bani: number;
  stock_quantity: number;
  status: "active" | "inactive";
  is_category_active: boolean;
  thumbnails: string[];
  more_images: number;
}

/**
 * One page of all products, active or not, newest first, 50 a page (spec §2), filtered by name
 * (whatever its case and diacritics), category and state.
 */
export async function listOfficeProducts(
  { page: wanted, ...filter }: OfficeProductFilter & { page: number },
  db: Db = shopDatabase(),
): Promise<{ products: OfficeProductRow[]; total: number; page: number; pageCount: number }> {
  const total = await countListings(listingFilter(filter), db);
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  if (total === 0) return { products: [], total, page, pageCount };
  const range = { limit: PAGE_SIZE, offset };
  const ids = await listingIds(listingFilter(filter), order, range, db);
  const rows = await readRows({ ids: JSON.stringify(ids) }, db);
  const images = await imagesOf(
    rows.map(({ id }) => id),
    db,
  );
  const products = rows.map(({ category_status, ...row }) => {
    const own = images.get(row.id) ?? [];
    return {
      ...row,
      is_category_active: category_status === "active",
      thumbnails: own.slice(0, THUMBNAILS),
      more_images: Math.max(0, own.length - THUMBNAILS),
    };
  });
  return { products, total, page, pageCount };
}

const readRows = compiledQuery((db, { ids }: { ids: string }) =>
  db
    .selectFrom(idsAs<number, "wanted">("wanted", ids, "number"))
    .innerJoin("listings", "listings.id", "wanted.id")
    .innerJoin("products", "products.id", "listings.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "products.id",
      "products.number",
      "products.name",
      "products.price_bani",
      "products.stock_quantity",
      "products.status",
      "categories.slug as category_slug",
      "categories.name as category_name",
      "categories.status as category_status",
    ])
    .orderBy("wanted.place"),
);

async function imagesOf(ids: string[], db: Db): Promise<Map<string, string[]>> {
  const images = new Map<string, string[]>();
  for (const { product_id, image_url } of await readImages({ ids: JSON.stringify(ids) }, db)) {
    const own = images.get(product_id);
    if (own) own.push(image_url);
    else images.set(product_id, [image_url]);
  }
  return images;
}

const readImages = compiledQuery((db, { ids }: { ids: string }) =>
  db
    .selectFrom("product_images")
    .select(["product_id", "image_url"])
    .where("product_id", "in", valuesIn<string>(ids))
    .orderBy("product_id")
    .orderBy("is_primary", "desc")
    .orderBy("display_order"),
);
