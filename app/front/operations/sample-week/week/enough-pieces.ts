import { listOptions } from "~/furniture/configurator/options.server";
import { sizeColumns } from "~/furniture/configurator/sizes";
import type { Db } from "~db/engine";

/** How many ready-made pieces the week's people take, and of how many products. */
const READY = { pieces: 40, products: 8 };

/** Whether the shop sells enough for the week: ready-made pieces, and what can be made to order. */
export async function hasPieces(db: Db): Promise<boolean> {
  const products = await listProducts(db);
  // The last one of each stays.
  const pieces = products.reduce((sum, one) => sum + Math.max(0, one.stock_quantity - 1), 0);
  const { materials, handles } = await listOptions("ro", db);
  const isEnough = products.length >= READY.products && pieces >= READY.pieces;
  return isEnough && materials.length > 0 && handles.length > 0;
}

export function listProducts(db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "products.name", "form", "stock_quantity", ...sizeColumns])
    .where("products.status", "=", "active")
    .where("categories.status", "=", "active")
    .where("products.deleted_at", "is", null)
    .orderBy("display_order")
    .orderBy("number")
    .limit(50)
    .execute();
}
