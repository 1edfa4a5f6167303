import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { findQueueDays } from "~/platform/settings/workshop-queue.server";
import { findProduct } from "~/shop/catalogue/product.server";
import { boardId } from "~/workshop/batches/board-id";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import { findPlannedOrder, listTrackedBoards } from "~/workshop/made-boards/order-boards.server";
import { daysOfQueue, measureQueue } from "~/workshop/production/front/measure-queue.server";
import { versionOf } from "~db/engine";

import { versionsKnown } from "../engine";
import { openCatalogue } from "../memory-database";
import { placePieces, placePlans, wardrobePlan } from "../orders-placed";
import { openForBusiness, pieces } from "../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
const now = new Date("2026-11-02T10:00:00.000Z");

async function openWorkshop(hoursPerWeek: number) {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, hoursPerWeek, hoursPerPiece: 10 }, db);
  return db;
}

async function minutesOf(db: Awaited<ReturnType<typeof openWorkshop>>): Promise<number> {
  await measureQueue(now, db);
  return (await db.selectFrom("workshop_queue").select("minutes").executeTakeFirstOrThrow())
    .minutes;
}

test("a queue is as long as its hours take at so many a week", () => {
  expect(daysOfQueue(0, 40)).toBe(0);
  expect(daysOfQueue(40 * 60, 40)).toBe(7);
  expect(daysOfQueue(41 * 60, 40)).toBe(8);
  expect(daysOfQueue(100_000_000, 40)).toBe(365);
  expect(daysOfQueue(40 * 60, 0)).toBe(0);
});

test("what is confirmed waits in the queue, what is only ordered or ready does not", async () => {
  const db = await openWorkshop(20);
  const order = await placePieces(db, [[pieces.desk, 3, design]]);
  await placePieces(db, [[pieces.bed, 1]]);
  expect(await minutesOf(db)).toBe(0);
  for (const [status, minutes] of [
    ["confirmed", 1_800],
    ["in_production", 1_800],
    ["in_delivery", 0],
    ["cancelled", 0],
  ] as const) {
    await db.updateTable("orders").set({ status }).where("id", "=", order.id).execute();
    expect(await minutesOf(db), status).toBe(minutes);
  }
});

test("of a planned piece the price list's minutes wait, less the steps its boards have behind them", async () => {
  const db = await openWorkshop(20);
  const { number, id } = await placePlans(db, [[wardrobePlan, 1]]);
  const whole = await minutesOf(db);
  expect(whole).toBeGreaterThan(60);
  const boards = await listTrackedBoards((await findPlannedOrder(number, db))!, db);
  const ids = boards.map(({ board }) => boardId({ order: number, line: 1, copy: 1, board }));
  const staff = { id: "staff", email: "atelier@example.com" };
  const ticked = await tickBoards({ number, step: "cut", ids: ids.slice(0, 5) }, staff, db);
  expect(ticked).toEqual({ kind: "ticked", count: 5 });
  const steps = boards.reduce((sum, { needed }) => sum + needed.length, 0);
  await db.updateTable("orders").set({ status: "in_production" }).where("id", "=", id).execute();
  // Both are whole minutes.
  expect(Math.abs((await minutesOf(db)) - whole * (1 - 5 / steps))).toBeLessThan(1);
});

test("a long queue makes the term of what is made to order longer, and pages are made anew only then", async () => {
  const db = await openWorkshop(10);
  const [, category, number] = /^\/produse\/([\w-]+)\/(\d+)$/.exec(pieces.desk.path)!;
  const madeOf = async () => (await findProduct(category!, Number(number), "ro", db))!.made;
  await measureQueue(now, db);
  expect(await madeOf()).toMatchObject({ from: 20, to: 30 });
  const { id } = await placePieces(db, [[pieces.desk, 5, design]]);
  await db.updateTable("orders").set({ status: "confirmed" }).where("id", "=", id).execute();
  await versionsKnown(db);
  const before = versionOf("catalogue", db).version;
  // Fifty hours at ten a week.
  expect(await measureQueue(now, db)).toBe(35);
  expect(versionOf("catalogue", db).version).toBeGreaterThan(before);
  expect(await findQueueDays(db)).toBe(35);
  expect(await madeOf()).toMatchObject({ from: 35, to: 45 });
  const after = versionOf("catalogue", db).version;
  await measureQueue(now, db);
  expect(versionOf("catalogue", db).version).toBe(after);
});
