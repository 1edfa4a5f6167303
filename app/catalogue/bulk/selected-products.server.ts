import type { Db } from "~db/sqlite/engine";
import { rowsAs, valuesOf } from "~db/sqlite/json-rows";

import type { BulkProduct, BulkState } from "./operation";

/** Products as bulk changes need them; unknown ids are left out. */
export async function findBulkProducts(
  productIds: readonly string[],
  db: Db,
): Promise<Map<string, BulkProduct>> {
  const rows = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "products.id as product_id",
      "products.name",
      "products.price_bani",
      "products.status",
      "products.category_id",
      "products.number",
      "categories.name as category_name",
    ])
    .where("products.id", "in", valuesOf(productIds))
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** Writes the prices or states of a change, in the caller's transaction. */
export async function setStates(
  rows: { product_id: string; state: BulkState }[],
  trx: Db,
): Promise<void> {
  const table = rowsAs(
    "requested",
    rows.map(({ product_id, state: { price_bani = null, status = null } }) => ({
      product_id,
      price_bani,
      status,
    })),
    ["product_id", "price_bani", "status"],
  );
  await trx
    .updateTable("products")
    .from(table)
    .set((eb) => ({
      price_bani: eb.fn.coalesce("requested.price_bani", "products.price_bani"),
      status: eb.fn.coalesce("requested.status", "products.status"),
    }))
    .whereRef("products.id", "=", "requested.product_id")
    .execute();
}
