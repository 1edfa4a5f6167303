import type { Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** A change of an article's stock, in its unit. */
export interface Move {
  id: string;
  amount: number;
  reason: Database["stock_moves"]["reason"];
  note?: string;
  batch?: string;
  /** Of what came from a supplier. */
  delivery?: {
    order: number;
    /** Which of the order's deliveries, from 1. */
    number: number;
    /** What a unit had cost before it, and a pack's price. */
    costBefore: number | null;
    priceBefore: number | null;
  };
  /** What a unit of it cost, in thousandths of a ban, where that is known. */
  unitCost?: number | null;
}

/** Moves an article's stock, and writes down by how much and why. */
export async function move(moved: Move, admin: Admin, trx: Db): Promise<void> {
  const { id, amount, reason, note = "", batch = null, delivery, unitCost = null } = moved;
  await trx
    .updateTable("stock_items")
    .set((eb) => ({ on_hand: eb("on_hand", "+", amount) }))
    .where("id", "=", id)
    .execute();
  await trx
    .insertInto("stock_moves")
    .values({
      item_id: id,
      amount,
      reason,
      note,
      batch_id: batch,
      unit_cost: unitCost,
      supplier_order_id: delivery?.order ?? null,
      delivery: delivery?.number ?? null,
      cost_before: delivery?.costBefore ?? null,
      price_before: delivery?.priceBefore ?? null,
      moved_at: new Date().toISOString(),
      moved_by: admin.id,
    })
    .execute();
}
