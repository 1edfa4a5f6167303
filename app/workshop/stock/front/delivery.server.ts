import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { readArticle, type Article } from "../article";
import { takeBack } from "../stored/take-back.server";
import type { OrderTotal } from "./order-state";
import { findSupplierOrder, numberOf } from "./supplier-order.server";

/** What came of an order at once. */
export interface Delivery {
  /** Which of the order's it is, from 1. */
  number: number;
  cameAt: string;
  note: string;
  lines: { article: Article; amount: number; sumBani: number | null }[];
  /** Why it was taken back; null where it stands. */
  takenBack: string | null;
}

/** The deliveries of an order, the newest first. */
export async function listDeliveries(order: number, db: Db = shopDatabase()): Promise<Delivery[]> {
  const deliveries = new Map<number, Delivery>();
  for (const row of await movesOf(order, db)) {
    const { delivery: number, item_id, amount, unit_cost, note, moved_at: cameAt } = row;
    const article = readArticle(item_id);
    if (number === null || !article) continue;
    const known = deliveries.get(number) ?? {
      number,
      cameAt,
      note: withoutNumber(note),
      lines: [],
      takenBack: null,
    };
    deliveries.set(number, known);
    if (amount < 0) known.takenBack = withoutNumber(note);
    else known.lines.push({ article, amount, sumBani: sumOf(amount, unit_cost) });
  }
  return [...deliveries.values()].reverse();
}

/** What was paid for what stands of an order's deliveries, without VAT, and of how many lines nobody knows it. */
export function paidFor(deliveries: readonly Delivery[]): OrderTotal {
  const sums = deliveries
    .filter(({ takenBack }) => takenBack === null)
    .flatMap(({ lines }) => lines.map(({ sumBani }) => sumBani));
  const unpriced = sums.filter((sum) => sum === null).length;
  const bani = sums.reduce<number>((all, sum) => all + (sum ?? 0), 0);
  return { bani: unpriced === sums.length ? null : bani, unpriced };
}

function sumOf(amount: number, unitCost: number | null): number | null {
  return unitCost === null ? null : Math.round((amount * unitCost) / 1000);
}

/** A move's note begins with the order's number. */
function withoutNumber(note: string): string {
  return note.split(" · ").slice(1).join(" · ");
}

/**
 * Takes a delivery back that was noted wrongly, whole, and says why: stock, cost and price become what they would be
 * without it, and an order that it has closed is open again; one that the office has closed stays so. One that was
 * taken back before is left as it is. Refuses an order that somebody has changed since the page was drawn, and a
 * delivery that there is not.
 */
export async function takeDeliveryBack(
  number: string,
  { version, delivery, reason }: { version: number; delivery: number; reason: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<
  | { kind: "saved" | "unknown" | "not-now" }
  | { kind: "stale"; current: { reason: string; version: number } }
> {
  return db.transaction().execute(async (trx) => {
    const order = await findSupplierOrder(number, trx);
    if (!order) return { kind: "unknown" };
    const moves = (await movesOf(order.id, trx)).filter((row) => row.delivery === delivery);
    if (moves.length === 0) return { kind: "not-now" };
    if (moves.some(({ amount }) => amount < 0)) return { kind: "saved" };
    if (order.version !== version) {
      return { kind: "stale", current: { reason: "", version: order.version } };
    }
    const note = `${numberOf(order)} · ${reason}`;
    for (const { id: moveId, item_id: id, amount } of moves) {
      const brought = { moveId, id, order: order.id, number: delivery, amount };
      await takeBack(brought, note, admin, trx);
      await trx
        .updateTable("supplier_order_lines")
        .set((eb) => ({ received: eb("received", "-", amount) }))
        .where("order_id", "=", order.id)
        .where("item_id", "=", id)
        .execute();
    }
    if (order.state === "received") {
      const row = trx.updateTable("supplier_orders").set({ closed_at: null });
      await row.where("id", "=", order.id).execute();
    }
    const entry = { action: "supplier-delivery-taken-back", subject: "supplier-order" } as const;
    const before = Object.fromEntries(moves.map(({ item_id, amount }) => [item_id, amount]));
    await recordAction({ admin, ...entry, subjectId: number, before, after: { reason } }, trx);
    return { kind: "saved" };
  });
}

function movesOf(order: number, db: Db) {
  return db
    .selectFrom("stock_moves")
    .select(["id", "item_id", "amount", "unit_cost", "note", "delivery", "moved_at"])
    .where("supplier_order_id", "=", order)
    .where("delivery", "is not", null)
    .orderBy("id")
    .execute();
}
