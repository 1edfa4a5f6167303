import type { Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import { findStockItem } from "../stock.server";
import { move } from "./move.server";
import { replay, type Replayed } from "./replay";
import { unitCostOf } from "./unit-cost";

/** What an order's delivery brought of an article, as its move says. */
interface Brought {
  moveId: number;
  id: string;
  order: number;
  number: number;
  amount: number;
}

/**
 * Takes back what a delivery brought of an article: stock, cost and price become what they were before it, or what
 * they would be had it never come, where something moved since; so does what batches took since then.
 */
export async function takeBack(
  { moveId, id, order, number, amount }: Brought,
  note: string,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const item = await findStockItem(id, trx);
  if (!item) return;
  const [own, ...since] = await listSince(id, moveId, trx);
  if (!own) return;
  const priced = since.find((one) => one.reason === "received" && one.unitCost !== null);
  // Before any price is known, what has none moves no cost.
  if (own.unitCost !== null || own.costBefore !== null || priced) {
    const { unitCost, changed } = replay(item.onHand, own, since);
    await trx
      .updateTable("stock_items")
      .set({ unit_cost: unitCost })
      .where("id", "=", id)
      .execute();
    for (const one of changed) {
      await trx
        .updateTable("stock_moves")
        .set({ unit_cost: one.unitCost, cost_before: one.costBefore })
        .where("id", "=", one.moveId)
        .execute();
    }
  }
  // What came without a price has changed none.
  if (own.unitCost !== null && priced) {
    const price_before = own.priceBefore;
    const row = trx.updateTable("stock_moves").set({ price_before });
    await row.where("id", "=", priced.moveId).where("delivery", "is not", null).execute();
  } else if (item.priceBani !== null && unitCostOf(item.priceBani, item.pack) === own.unitCost) {
    const row = trx.updateTable("stock_items").set({ price_bani: own.priceBefore });
    await row.where("id", "=", id).execute();
  }
  const delivery = { order, number, costBefore: null, priceBefore: null };
  const { unitCost } = own;
  await move({ id, amount: -amount, reason: "received", note, delivery, unitCost }, admin, trx);
}

/** A delivery's move of an article and all later ones, without those that were taken back meanwhile. */
async function listSince(
  id: string,
  moveId: number,
  trx: Db,
): Promise<(Replayed & { priceBefore: number | null })[]> {
  const rows = await trx
    .selectFrom("stock_moves")
    .select(["id", "amount", "reason", "batch_id", "supplier_order_id", "delivery"])
    .select(["unit_cost", "cost_before", "price_before"])
    .where("item_id", "=", id)
    .where("id", ">=", moveId)
    .orderBy("id")
    .execute();
  const nameOf = ({ supplier_order_id, delivery }: (typeof rows)[number]) =>
    delivery === null ? undefined : `${supplier_order_id} ${delivery}`;
  const gone = new Set(rows.flatMap((row) => (row.amount < 0 ? (nameOf(row) ?? []) : [])));
  return rows
    .filter((row) => !gone.has(nameOf(row) ?? ""))
    .map((row) => ({
      moveId: row.id,
      amount: row.amount,
      reason: row.reason,
      batch: row.batch_id,
      unitCost: row.unit_cost,
      costBefore: row.cost_before,
      priceBefore: row.price_before,
    }));
}
