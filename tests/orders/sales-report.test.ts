import { expect, test } from "vitest";

import { countProductView, saveProductViews } from "~/catalogue/view-counter.server";
import { findSalesReport } from "~/orders/sales-report.server";

import { pieceId, pieces } from "../world";
import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";

const now = new Date("2026-06-15T09:00:00Z");

test("figures are those of the period, by Bucharest's days, beside those before", async () => {
  const db = await openCatalogue();
  const moments = [
    "2026-06-14T21:30:00.000Z",
    "2026-06-08T20:59:00.000Z",
    "2026-06-01T12:00:00.000Z",
  ];
  const orders = [];
  for (const placed_at of moments) {
    const order = await placePieces(db, [[pieces.desk, 1]], { email: `${placed_at}@example.com` });
    await db.updateTable("orders").set({ placed_at }).where("id", "=", order.id).execute();
    orders.push(order);
  }
  const bani = orders[0]!.total_bani;
  const summary = await findSalesReport(7, now, db);
  // The second order was placed a minute before the first of the seven days began.
  expect(summary.orders).toEqual({ value: 1, before: 1 });
  expect(summary.revenueBani).toEqual({ value: bani, before: bani });
  expect(summary.customers).toEqual({ value: 1, before: 1 });
  expect(summary.days.map(({ day }) => day).at(0)).toBe("2026-06-09");
  expect(summary.days.at(-1)).toEqual({ day: "2026-06-15", revenueBani: bani, orders: 1 });
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  expect((await findSalesReport(7, now, db)).orders).toEqual({ value: 0, before: 0 });
});

test("product views are counted by day", async () => {
  const db = await openCatalogue();
  const bed = await pieceId(db, pieces.bed);
  for (const at of ["2026-06-15T08:00:00Z", "2026-06-15T08:01:00Z", "2026-06-08T08:00:00Z"]) {
    countProductView(bed, new Date(at));
  }
  await saveProductViews(db);
  expect((await findSalesReport(7, now, db)).views).toEqual({ value: 2, before: 1 });
});
