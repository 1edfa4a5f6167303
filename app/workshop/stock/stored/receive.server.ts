import type { Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import { findStockItem } from "../stock.server";
import { move } from "./move.server";
import { meanCost, unitCostOf } from "./unit-cost";

/**
 * Adds what a supplier delivered. Its price, of a pack in bani without VAT, moves the article's cost to the weighted
 * mean and stays with the article as the last one; without a price the cost stays as it was.
 */
export async function receiveStock(
  { id, amount, order, number, note, priceBani, pack }: Delivery,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const item = await findStockItem(id, trx);
  if (!item) return;
  const unitCost = priceBani === null ? null : unitCostOf(priceBani, pack);
  if (unitCost !== null) {
    await trx
      .updateTable("stock_items")
      .set({ unit_cost: meanCost(item, { amount, unitCost }) })
      .$if(pack === item.pack, (query) => query.set({ price_bani: priceBani }))
      .where("id", "=", id)
      .execute();
  }
  const delivery = { order, number, costBefore: item.unitCost, priceBefore: item.priceBani };
  await move({ id, amount, reason: "received", note, delivery, unitCost }, admin, trx);
}

interface Delivery {
  id: string;
  amount: number;
  order: number;
  /** Which of the order's deliveries it is, from 1. */
  number: number;
  note: string;
  priceBani: number | null;
  pack: number;
}
