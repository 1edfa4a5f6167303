import { findBadReduction } from "~/shop/catalogue/price-history.server";
import type { Db } from "~db/engine";

import type { BulkProduct, BulkState } from "../front/operation";

/**
 * The first product to which a state would give a reduced price that is no lawful reduction, and why; undefined if
 * there is none. Only states that touch a price, or put something on sale, are checked.
 */
export function findBadBulkReduction(
  rows: readonly { product: BulkProduct; state: BulkState }[],
  db: Db,
) {
  const asked = rows
    .filter(({ state }) => state.price_bani !== undefined || state.status === "active")
    .map(({ product, state }) => ({
      id: product.product_id,
      name: product.name,
      price_bani: state.price_bani ?? product.price_bani,
      regular_price_bani:
        state.regular_price_bani === undefined
          ? product.regular_price_bani
          : state.regular_price_bani,
      status: state.status ?? product.status,
    }));
  return findBadReduction(asked, db);
}
