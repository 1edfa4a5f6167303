import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { listPopularProducts } from "~/sales/orders/front/popular-products.server";
import { removeTrialOrders, tablesOfOrders } from "~/sales/orders/front/remove-trial-orders.server";
import { findSalesReport } from "~/sales/orders/front/sales-report.server";
import { listOrders } from "~/sales/orders/office-order-list.server";
import { readOrderFilter } from "~/sales/orders/order-filter";
import { listReferences, type Db } from "~db/engine";

import { countRows, openCatalogue, openEmptyShop } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { addReview, openForBusiness, pieceId, pieces } from "../world";

const stockOf = async (db: Db, id: string) =>
  db
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
    .then((row) => row.stock_quantity);

/** A withdrawal from an order's only line, of which so many pieces are back in stock. */
async function returnByWithdrawal(db: Db, order_id: string, returned_quantity: number) {
  const { id: order_line_id } = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const at = "2026-01-01T08:00:00.000Z";
  const texts = { order_number: "", full_name: "", email: "", statement: "", language: "ro" };
  await db
    .insertInto("withdrawals")
    .values({ id, token: id, digest: id, order_id, known_by: "desk", ...texts, declared_at: at })
    .execute();
  await db
    .insertInto("withdrawal_lines")
    .values({ withdrawal_id: id, order_line_id, is_declared: 1, returned_quantity })
    .execute();
}

test("an order on trial is listed, and counts in no sum and no report", async () => {
  const db = await openCatalogue();
  const trial = await placePieces(db, [[pieces.desk, 2]]);
  await openForBusiness(db);
  const real = await placePieces(db, [[pieces.bed, 1]], { email: "other@example.com" });
  expect([trial.is_trial, real.is_trial]).toEqual([1, 0]);
  for (const query of ["", "cauta=ileana", "stare=new", "stare=open&plata=unpaid"]) {
    const list = await listOrders(readOrderFilter(new URLSearchParams(query)), db);
    expect(list.orders.map((row) => [row.number, row.is_trial])).toEqual([
      [real.number, 0],
      [trial.number, 1],
    ]);
    const totalBani = real.total_bani;
    expect(list.sums, query).toMatchObject({ count: 2, trialCount: 1, totalBani, paidBani: 0 });
  }
  const { orders, customers, revenueBani } = await findSalesReport(7, new Date(), db);
  expect([orders.value, customers.value, revenueBani.value]).toEqual([1, 1, real.total_bani]);
  const popular = await listPopularProducts(7, new Date(), db);
  expect(popular.map(({ name }) => name)).toEqual([pieces.bed.product.name]);
});

test("trial orders go with all that hangs on them, their pieces return, and real ones stay", async () => {
  const db = await openCatalogue();
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ stock_quantity: 20 }).where("id", "=", desk).execute();
  const open = await placePieces(db, [[pieces.desk, 3]]);
  const cancelled = await placePieces(db, [[pieces.desk, 4]]);
  // As the desk cancels: the pieces are back already.
  await db
    .updateTable("orders")
    .set({ status: "cancelled" })
    .where("id", "=", cancelled.id)
    .execute();
  await db.updateTable("products").set({ stock_quantity: 17 }).where("id", "=", desk).execute();
  await returnByWithdrawal(db, open.id, 1);
  await db.updateTable("products").set({ stock_quantity: 18 }).where("id", "=", desk).execute();
  await openForBusiness(db);
  const real = await placePieces(db, [[pieces.desk, 5]]);
  for (const { id } of [open, real]) {
    const payment = { id: randomUUID(), kind: "advance", method: "card", amount_bani: 1 } as const;
    const by = { paid_on: "2026-01-01", recorded_at: "2026-01-01", recorded_by: "", remark: "" };
    await db
      .insertInto("payments")
      .values({ ...payment, ...by, order_id: id })
      .execute();
  }
  expect(await stockOf(db, desk)).toBe(13);
  expect(await removeTrialOrders(db)).toBe(2);
  expect(await db.selectFrom("withdrawals").select("id").execute()).toEqual([]);
  expect(await stockOf(db, desk)).toBe(15);
  const left = await db.selectFrom("orders").select("id").execute();
  expect(left).toEqual([{ id: real.id }]);
  for (const table of ["order_lines", "order_history", "payments", "order_index"] as const) {
    const rows = await db.selectFrom(table).select("order_id").distinct().execute();
    expect(rows, table).toEqual([{ order_id: real.id }]);
  }
  // The number of an order that stays is never given again.
  expect(await countRows(db, "order_numbers")).toBe(1);
  const next = await placePieces(db, [[pieces.desk, 1]]);
  expect(next.number > real.number).toBe(true);
});

test("whatever refers to an order goes with one on trial", async () => {
  const db = await openEmptyShop();
  const references = await listReferences(db);
  const staying = references.filter(
    ({ to, onDelete }) => to === "orders" && onDelete === "no action",
  );
  // The order index follows its orders by itself.
  const known = [...tablesOfOrders, "order_index"];
  expect([...new Set(staying.map(({ from }) => from))].sort()).toEqual(known.sort());
});

test("a review is a buyer's no longer when only a trial order said so", async () => {
  const db = await openCatalogue();
  const [bed, desk] = [await pieceId(db, pieces.bed), await pieceId(db, pieces.desk)];
  const user_id = await addPerson(db);
  const onlyTrial = await addReview(db, { product_id: bed, user_id, is_verified_buyer: 1 });
  const bought = await addReview(db, { product_id: desk, user_id, is_verified_buyer: 1 });
  await placePieces(db, [
    [pieces.bed, 1],
    [pieces.desk, 1],
  ]);
  await openForBusiness(db);
  await placePieces(db, [[pieces.desk, 1]]);
  await db.updateTable("orders").set({ user_id, status: "delivered" }).execute();
  await removeTrialOrders(db);
  const verified = db.selectFrom("reviews").select("id").where("is_verified_buyer", "=", 1);
  const ids = await verified.where("id", "in", [onlyTrial, bought]).execute();
  expect(ids).toEqual([{ id: bought }]);
});
