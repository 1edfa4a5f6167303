import { shopDatabase } from "~db/client.server";
import { foldText } from "~/fold";
import type { Db } from "~db/engine";

import { LOW_STOCK } from "./place-order.server";
import { contains } from "./product.server";

const PAGE_SIZE = 50;
/** Spec §9: at most so many thumbnails, then a count. */
const THUMBNAILS = 3;

/** Which products the back office lists; an empty field is no filter. `category` is a slug. */
export interface AdminProductFilter {
  search: string;
  category: string;
  status: "" | "active" | "inactive";
  /** `low`: those with so few pieces left that the shop is told (spec §3). */
  stock: "" | "low";
}

export interface AdminProductRow {
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
 * One page of all products, active or not, newest first, 50 a page (spec §2): those whose name
 * contains the text whatever its case and diacritics, of a category, in a state.
 */
export async function listAdminProducts(
  filter: AdminProductFilter & { page: number },
  db: Db = shopDatabase(),
): Promise<{ products: AdminProductRow[]; total: number; page: number; pageCount: number }> {
  const { total } = await matchingProducts(filter, db)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);
  // The page is found in an index alone; only its rows are read.
  const rows = await db
    .selectFrom("products")
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
    .where(
      "products.id",
      "in",
      matchingProducts(filter, db)
        .select("products.id")
        .orderBy("products.created_at", "desc")
        .orderBy("products.id", "desc")
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
    )
    .orderBy("products.created_at", "desc")
    .orderBy("products.id", "desc")
    .execute();
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

/** The ids of all products that pass a filter, newest first. */
export async function listMatchingIds(
  filter: AdminProductFilter,
  db: Db = shopDatabase(),
): Promise<string[]> {
  const rows = await matchingProducts(filter, db)
    .select("products.id")
    .orderBy("products.created_at", "desc")
    .orderBy("products.id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

function matchingProducts({ search, category, status, stock }: AdminProductFilter, db: Db) {
  return db
    .selectFrom("products")
    .$if(search !== "", (query) => query.where(contains("products.name_folded", foldText(search))))
    .$if(category !== "", (query) =>
      query.where("products.category_id", "=", (eb) =>
        eb.selectFrom("categories").select("categories.id").where("slug", "=", category),
      ),
    )
    .$if(status !== "", (query) =>
      query.where("products.status", "=", status === "active" ? "active" : "inactive"),
    )
    .$if(stock === "low", (query) => query.where("products.stock_quantity", "<=", LOW_STOCK));
}

async function imagesOf(ids: string[], db: Db): Promise<Map<string, string[]>> {
  const images = new Map<string, string[]>();
  if (ids.length === 0) return images;
  const rows = await db
    .selectFrom("product_images")
    .select(["product_id", "image_url"])
    .where("product_id", "in", ids)
    .orderBy("product_id")
    .orderBy("is_primary", "desc")
    .orderBy("display_order")
    .execute();
  for (const { product_id, image_url } of rows) {
    const own = images.get(product_id);
    if (own) own.push(image_url);
    else images.set(product_id, [image_url]);
  }
  return images;
}
