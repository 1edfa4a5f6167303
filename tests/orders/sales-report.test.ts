import { expect, test } from "vitest";

import { listPopularProducts } from "~/sales/orders/front/popular-products.server";
import { findSalesReport } from "~/sales/orders/front/sales-report.server";
import { countProductView, saveProductViews } from "~/shop/catalogue/front/view-counter.server";
import type { OrderStatus } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieceId, pieces } from "../world";

/** The sample catalogue in a shop whose orders are real. */
async function catalogueInBusiness() {
  const db = await openCatalogue();
  await openForBusiness(db);
  return db;
}

const now = new Date("2026-06-15T09:00:00Z");

test("figures are those of the period, by Bucharest's days, beside those before", async () => {
  const db = await catalogueInBusiness();
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
  const cancelled = await findSalesReport(7, now, db);
  expect(cancelled.orders).toEqual({ value: 0, before: 0 });
  expect(cancelled.customers).toEqual({ value: 0, before: 0 });
});

test("who cancelled a first order becomes a new customer with the next one", async () => {
  const db = await catalogueInBusiness();
  const place = async (placed_at: string, status: OrderStatus) => {
    const { id } = await placePieces(db, [[pieces.desk, 1]], { email: "ana@example.com" });
    await db.updateTable("orders").set({ placed_at, status }).where("id", "=", id).execute();
  };
  await place("2026-06-01T12:00:00.000Z", "cancelled");
  await place("2026-06-10T12:00:00.000Z", "new");
  expect((await findSalesReport(7, now, db)).customers).toEqual({ value: 1, before: 0 });
});

test("popular products are counted by product, in whatever language, by their Romanian names", async () => {
  const db = await catalogueInBusiness();
  await placePieces(db, [[pieces.desk, 1]], { language: "hu" });
  await placePieces(db, [[pieces.bed, 2]]);
  await placePieces(db, [[pieces.desk, 1]], { language: "fr" });
  await placePieces(db, [[pieces.desk, 1]]);
  const popular = async () =>
    (await listPopularProducts(7, undefined, db)).map(({ name, pieces }) => [name, pieces]);
  expect(await popular()).toEqual([
    [pieces.desk.product.name, 3],
    [pieces.bed.product.name, 2],
  ]);
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ name: "Birou nou" }).where("id", "=", desk).execute();
  expect((await popular())[0]).toEqual(["Birou nou", 3]);
  await db.deleteFrom("products").where("id", "=", desk).execute();
  expect((await popular())[0]).toEqual([pieces.desk.product.name, 3]);
});

test("product views are counted by day", async () => {
  const db = await catalogueInBusiness();
  const bed = await pieceId(db, pieces.bed);
  for (const at of ["2026-06-15T08:00:00Z", "2026-06-15T08:01:00Z", "2026-06-08T08:00:00Z"]) {
    countProductView(bed, new Date(at));
  }
  await saveProductViews(db);
  expect((await findSalesReport(7, now, db)).views).toEqual({ value: 2, before: 1 });
});

test("orders on trial are counted apart, and in no other figure", async () => {
  const db = await openCatalogue();
  const place = async (placed_at: string, status: OrderStatus) => {
    const order = await placePieces(db, [[pieces.desk, 1]]);
    await db.updateTable("orders").set({ placed_at, status }).where("id", "=", order.id).execute();
  };
  await place("2026-06-14T12:00:00.000Z", "new");
  await place("2026-06-08T21:00:00.000Z", "confirmed");
  await place("2026-06-08T20:59:59.000Z", "new");
  await place("2026-06-14T12:00:00.000Z", "cancelled");
  const report = await findSalesReport(7, now, db);
  expect(report).toMatchObject({
    trialOrders: 2,
    orders: { value: 0 },
    customers: { value: 0 },
    revenueBani: { value: 0 },
  });
});
