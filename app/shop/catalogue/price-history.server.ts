import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { lowestBefore, refuseReduction, type PriceEntry, type Prices } from "./price-history";

/** The price histories of products, oldest entry first. */
export async function listPriceHistories(
  productIds: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, PriceEntry[]>> {
  const histories = new Map<string, PriceEntry[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return histories;
  const rows = await db
    .selectFrom("price_history")
    .select(["subject_id", "price_bani", "is_reduced", "is_public", "started_at"])
    .where("subject", "=", "product")
    .where("subject_id", "in", valuesOf(productIds))
    .orderBy("id")
    .execute();
  for (const { subject_id, ...entry } of rows) histories.get(subject_id)?.push(entry);
  return histories;
}

/**
 * Rows with the lowest price before their reduction, in bani, in place of their full price; null
 * where the price is not a reduced one.
 */
export async function withLowest<
  Row extends { id: string; price_bani: number; regular_price_bani: number | null },
>(rows: Row[], db: Db) {
  const reduced = rows.filter((row) => row.regular_price_bani !== null).map(({ id }) => id);
  const histories = await listPriceHistories(reduced, db);
  const now = new Date().toISOString();
  return rows.map(({ regular_price_bani, ...row }) => {
    const lowest =
      regular_price_bani === null ? undefined : lowestBefore(histories.get(row.id) ?? [], now);
    const isBelow = lowest !== undefined && row.price_bani < lowest;
    return { ...row, lowest_bani: isBelow ? lowest : null };
  });
}

/** The first of these products whose reduced price would not be a lawful reduction, and why. */
export async function findBadReduction<Row extends Prices & { id: string; name: string }>(
  products: readonly Row[],
  db: Db,
) {
  const reduced = products.filter((product) => product.regular_price_bani !== null);
  const histories = await listPriceHistories(
    reduced.map(({ id }) => id),
    db,
  );
  const now = new Date().toISOString();
  for (const product of reduced) {
    const refusal = refuseReduction(product, histories.get(product.id) ?? [], now);
    if (refusal) return { ...refusal, id: product.id, name: product.name };
  }
  return undefined;
}
