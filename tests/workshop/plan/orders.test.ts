import { expect, test } from "vitest";

import { findPriceList } from "~/furniture/planner/construction.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { sumOf } from "~/platform/settings/workshop-load";
import { boardId } from "~/workshop/batches/board-id";
import { findPlannedOrder } from "~/workshop/made-boards/front/order-boards.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import { moveOrder } from "~/workshop/plan/front/move-order.server";
import { listPlannableOrders } from "~/workshop/plan/front/plannable-orders.server";
import { wholeAmount } from "~/workshop/stock/needs";
import type { Db } from "~db/engine";

import { openCatalogue } from "../../memory-database";
import { confirmReady, placePieces, placePlans, wardrobePlan } from "../../orders-placed";
import { addPerson } from "../../people";
import { pieces } from "../../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

async function openWorkshop() {
  const db = await openCatalogue();
  const { trade } = await findSettings(db);
  const own = { hoursPerPiece: 10, packingMinutes: 20, deliveryMinutes: 100 };
  await changeSettings("trade", { ...trade, ...own }, db);
  return db;
}

async function addAdmin(db: Db) {
  const email = "sefa@example.com";
  return { id: await addPerson(db, { role: "administrator", email }), email };
}

async function only(db: Db) {
  const [order, ...more] = await listPlannableOrders(db);
  expect(more).toEqual([]);
  return order!;
}

test("a planned piece's minutes are those of its price, shared out over the stations", async () => {
  const db = await openWorkshop();
  const { number } = await placePlans(db, [[wardrobePlan, 2]]);
  const { frozen } = (await findPlannedOrder(number, db))!.lines[0]!;
  const ofPrice = frozen.price.rows
    .filter(({ unit }) => unit === "minute")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { left, pieces: count } = await only(db);
  expect(count).toBe(2);
  expect(left.packing).toBe(2 * 20);
  expect(left.delivery).toBe(100);
  // Each of the four stations is rounded up to a whole minute.
  const worked = sumOf(left) - left.packing - left.delivery;
  expect(worked).toBeGreaterThanOrEqual(2 * ofPrice);
  expect(worked).toBeLessThan(2 * ofPrice + 4);
});

test("a board that is cut is no work for the saw any more, and takes no sheet of the stock", async () => {
  const db = await openWorkshop();
  const { number } = await placePlans(db, [[wardrobePlan, 1]]);
  const admin = await addAdmin(db);
  const { piece } = (await findPlannedOrder(number, db))!.lines[0]!;
  const before = await only(db);
  const hinges = [...before.needs].find(([key]) => key.startsWith("hardware hinge"));
  expect(hinges && wholeAmount(hinges[1].amount)).toBe(
    piece.hardware
      .filter(({ code }) => code === "hinge")
      .reduce((sum, { count }) => sum + count, 0),
  );
  const ids = piece.boards.map((_, index) =>
    boardId({ order: number, line: 1, copy: 1, board: index + 1 }),
  );
  await tickBoards({ number, ids, step: "cut" }, admin, db);
  const after = await only(db);
  expect(after.left).toEqual({ ...before.left, cutting: 0 });
  // What is cut has its sheets; the fittings are still to come.
  expect([...after.needs.keys()].filter((key) => key.startsWith("sheet"))).toEqual([]);
  expect(after.needs.get("hardware hinge")).toEqual(before.needs.get("hardware hinge"));
});

test("the plan needs sheets with what is left over of them, as prices count it", async () => {
  const db = await openWorkshop();
  const { number } = await placePlans(db, [[wardrobePlan, 3]]);
  const { frozen } = (await findPlannedOrder(number, db))!.lines[0]!;
  const { sheet } = frozen.body;
  const area = frozen.price.rows
    .filter(({ article }) => article === "body-board" || article === "front-board")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { wastePercent } = await findPriceList(db);
  const order = await only(db);
  const [, need] = [...order.needs].find(([key]) => key === "sheet pal-alb 18")!;
  const bare = (3 * area) / ((sheet.length * sheet.width) / 1_000_000);
  expect(need.amount / bare).toBeCloseTo(1 + wastePercent / 100, 2);
});

test("a piece of the catalogue takes the hours of the settings, and only its delivery once it has left", async () => {
  const db = await openWorkshop();
  const { id, token } = await placePieces(db, [[pieces.desk, 1, design]]);
  expect(await listPlannableOrders(db)).toEqual([]);
  await confirmReady(db, token);
  const { left } = await only(db);
  expect(sumOf(left)).toBe(600 + 20 + 100);
  await db.updateTable("orders").set({ status: "in_delivery" }).where("id", "=", id).execute();
  expect((await only(db)).left).toMatchObject({ cutting: 0, packing: 0, delivery: 100 });
  await db.updateTable("orders").set({ status: "delivered" }).where("id", "=", id).execute();
  expect(await listPlannableOrders(db)).toEqual([]);
});

test("an order without its first payment waits, and one that is put off keeps its day until it is let go", async () => {
  const db = await openWorkshop();
  const { id, number } = await placePieces(db, [[pieces.desk, 1, design]]);
  const admin = await addAdmin(db);
  expect(await moveOrder({ number, notBefore: "2026-12-10" }, admin, db)).toEqual({
    kind: "unknown",
  });
  await db.updateTable("orders").set({ status: "confirmed" }).where("id", "=", id).execute();
  expect((await only(db)).faults).toContain("advance-missing");
  for (const [notBefore, kept] of [
    ["2026-12-10", "2026-12-10"],
    ["2026-12-12", "2026-12-12"],
    ["", null],
  ] as const) {
    expect(await moveOrder({ number, notBefore }, admin, db)).toEqual({ kind: "saved" });
    expect((await only(db)).notBefore).toBe(kept);
  }
});

test("of two wardrobes one that is handed over is no work any more, whatever its boards say", async () => {
  const db = await openWorkshop();
  const { id, number } = await placePlans(db, [[wardrobePlan, 2]]);
  const both = await only(db);
  await db.updateTable("orders").set({ status: "in_production" }).where("id", "=", id).execute();
  const { id: line } = (await findPlannedOrder(number, db))!.lines[0]!;
  await db
    .insertInto("deliveries")
    .values({
      id: "part",
      order_id: id,
      number: 1,
      delivered_at: new Date().toISOString(),
      delivered_by: "",
    })
    .execute();
  await db
    .insertInto("delivered_lines")
    .values({ delivery_id: "part", order_line_id: line, quantity: 1 })
    .execute();
  const one = await only(db);
  expect(one.pieces).toBe(1);
  expect(one.left.packing).toBe(20);
  expect(one.left.cutting).toBeLessThanOrEqual(both.left.cutting / 2 + 1);
});
