import { withDelivery } from "~/shop/catalogue-editing/front/product-details.server";
import { daysText, readDays } from "~/shop/catalogue/delivery-term";
import { termColumns } from "~/shop/catalogue/stored-product.server";
import { rowsAs, valuesOf, type Db } from "~db/engine";

import type { BulkProduct, BulkState } from "../front/operation";

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
      "products.regular_price_bani",
      ...termColumns,
      "products.status",
      "products.category_id",
      "products.number",
      "categories.name as category_name",
    ])
    .where("products.id", "in", valuesOf(productIds))
    .where("products.deleted_at", "is", null)
    .execute();
  return new Map(
    rows.map((row) => {
      const { delivery, made, ...product } = withDelivery(row);
      const days = { delivery: daysText(delivery), made: daysText(made) };
      return [row.product_id, { ...product, ...days }];
    }),
  );
}

/**
 * Writes the prices, terms or statuses of a change, in the caller's transaction. All states of a
 * change name the same fields.
 */
export async function setStates(
  rows: { product_id: string; state: BulkState }[],
  trx: Db,
): Promise<void> {
  const values = rows.map(({ product_id, state }) => ({ product_id, ...columnsOf(state) }));
  const columns = Object.keys(columnsOf(rows[0]?.state ?? {})) as Column[];
  if (columns.length === 0) return;
  await trx
    .updateTable("products")
    .from(rowsAs("requested", values, ["product_id", ...columns]))
    .set((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`requested.${name}`)])))
    .whereRef("products.id", "=", "requested.product_id")
    .execute();
}

type Column = keyof ReturnType<typeof columnsOf>;

/** The columns that a state names, and no others. */
function columnsOf({ price_bani, regular_price_bani, status, delivery, made }: BulkState) {
  const days = delivery === undefined ? null : (readDays(delivery) ?? null);
  const madeDays = made === undefined ? null : (readDays(made) ?? null);
  return {
    ...(price_bani !== undefined && { price_bani }),
    ...(regular_price_bani !== undefined && { regular_price_bani }),
    ...(status !== undefined && { status }),
    ...(delivery !== undefined && {
      delivery_from_days: days?.from ?? null,
      delivery_to_days: days?.to ?? null,
    }),
    ...(made !== undefined && {
      made_from_days: madeDays?.from ?? null,
      made_to_days: madeDays?.to ?? null,
    }),
  };
}
