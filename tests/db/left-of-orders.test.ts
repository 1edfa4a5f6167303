import { expect, test } from "vitest";

import { leftToPay } from "~/sales/billing/payable";
import { migrations } from "~db/migrations";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";

const db = await openCatalogue();

/** What the list sorts an order by, and what is left to pay of it. */
async function leftOf(id: string): Promise<[sorted: number, left: number]> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_index", "order_index.order_id", "orders.id")
    .select(["left_bani", "orders.status", "orders.total_bani", "orders.paid_bani", "reduced_bani"])
    .where("orders.id", "=", id)
    .executeTakeFirstOrThrow();
  return [row.left_bani, leftToPay(row)];
}

test("orders are sorted by what is left to pay of them, whatever becomes of them", async () => {
  const { id } = await placePieces(db, [[pieces.desk, 2]]);
  const order = db.updateTable("orders").where("id", "=", id);
  const seen = new Set<number>();
  const changes = [
    {},
    { paid_bani: 10_000 },
    { reduced_bani: 2_500 },
    { total_bani: 90_000 },
    { full_name: "Șerban Țuca" },
    { paid_bani: 12_000, reduced_bani: 0 },
    { total_bani: 9_000 },
    { reduced_bani: 1_000 },
    { total_bani: 12_001, reduced_bani: 0 },
    { status: "cancelled" },
  ] as const;
  for (const change of changes) {
    if (Object.keys(change).length > 0) await order.set(change).execute();
    const [sorted, left] = await leftOf(id);
    expect(sorted, JSON.stringify(change)).toBe(left);
    seen.add(sorted);
  }
  expect(seen.size).toBeGreaterThan(4);
});

test("of orders of before that were paid more than they come to nothing is left either", async () => {
  const { id } = await placePieces(db, [[pieces.desk, 1]]);
  const order = db.updateTable("orders").where("id", "=", id);
  await order.set({ total_bani: 9_000, paid_bani: 10_000 }).execute();
  await db
    .updateTable("order_index")
    .set({ left_bani: -1_000 })
    .where("order_id", "=", id)
    .execute();
  await migrations["0020_nothing_left"]!.up(db);
  expect(await leftOf(id)).toEqual([0, 0]);
  await order.set({ paid_bani: 8_000 }).execute();
  expect(await leftOf(id)).toEqual([1_000, 1_000]);
});
