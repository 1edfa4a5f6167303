import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findStockItem } from "../stock.server";
import { move, type Move } from "../stored/move.server";

interface StockMove {
  id: number;
  amount: number;
  reason: Move["reason"];
  note: string;
  batch: string | null;
  /** The order to a supplier that it came with. */
  order: number | null;
  /** What a unit of it cost, in thousandths of a ban. */
  unitCost: number | null;
  movedAt: string;
}

/** The newest changes of an article's stock, at most a hundred. */
export async function listStockMoves(id: string, db: Db = shopDatabase()): Promise<StockMove[]> {
  const rows = await db
    .selectFrom("stock_moves")
    .leftJoin("batches", "batches.id", "stock_moves.batch_id")
    .select(["stock_moves.id", "amount", "reason", "note", "batches.number", "moved_at"])
    .select(["supplier_order_id", "unit_cost"])
    .where("item_id", "=", id)
    .orderBy("stock_moves.id", "desc")
    .limit(100)
    .execute();
  return rows.map(({ number, moved_at, supplier_order_id, unit_cost, ...row }) => ({
    ...row,
    batch: number,
    order: supplier_order_id,
    unitCost: unit_cost,
    movedAt: moved_at,
  }));
}

type StockChange =
  /** So many came; by `form`, of which each adds once. */
  | { reason: "received"; amount: number; note: string; form?: string }
  /** So many there are; `seen` is what the counter was shown. */
  | { reason: "counted"; amount: number; seen: number; note: string };

/**
 * Notes a delivery, or what was counted. The same form sent again notes nothing. Refuses an article that is not
 * kept, and a count that was made of a stock that has changed since.
 */
export async function changeStock(
  id: string,
  change: StockChange,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "changed" | "unknown" | "moved-before" }> {
  return db.transaction().execute(async (trx) => {
    const item = await findStockItem(id, trx);
    if (!item) return { kind: "unknown" };
    const { onHand } = item;
    if (change.reason === "counted") {
      if (change.seen !== onHand) return { kind: "moved-before" };
      await writeCount({ id, onHand, amount: change.amount, note: change.note }, admin, trx);
      return { kind: "changed" };
    }
    const { amount, note, form } = change;
    await addOnce(form, trx, async () => {
      await move({ id, amount, reason: "received", note }, admin, trx);
      await recordChange({ id, onHand, now: onHand + amount, reason: "received" }, admin, trx);
      return { added: id };
    });
    return { kind: "changed" };
  });
}

/** Writes what was counted of an article of which so many were noted. */
export async function writeCount(
  { id, onHand, amount, note }: { id: string; onHand: number; amount: number; note: string },
  admin: Admin,
  trx: Db,
): Promise<void> {
  const difference = amount - onHand;
  if (difference !== 0) {
    await move({ id, amount: difference, reason: "counted", note }, admin, trx);
  }
  // Also where the count finds what was noted.
  const counted_at = new Date().toISOString();
  await trx.updateTable("stock_items").set({ counted_at }).where("id", "=", id).execute();
  await recordChange({ id, onHand, now: amount, reason: "counted" }, admin, trx);
}

async function recordChange(
  { id, onHand, now, reason }: { id: string; onHand: number; now: number; reason: string },
  admin: Admin,
  trx: Db,
): Promise<void> {
  const entry = { action: "stock-changed", subject: "stock", subjectId: id } as const;
  const after = { on_hand: now, reason };
  await recordAction({ admin, ...entry, before: { on_hand: onHand }, after }, trx);
}
