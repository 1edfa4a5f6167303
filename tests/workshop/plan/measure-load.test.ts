import { expect, test } from "vitest";

import { measureLoad } from "~/front/operations/workshop-plan.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { perStation } from "~/platform/settings/workshop-load";
import { findProduct } from "~/shop/catalogue/product.server";
import { boardId } from "~/workshop/batches/board-id";
import { findPlannedOrder } from "~/workshop/made-boards/front/order-boards.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import { addAbsence } from "~/workshop/plan/front/absence.server";
import { savePerson } from "~/workshop/plan/front/person.server";
import { versionOf, type Db } from "~db/engine";

import { versionsKnown } from "../../engine";
import { openCatalogue } from "../../memory-database";
import { confirmReady, placePieces, placePlans, wardrobePlan } from "../../orders-placed";
import { addPerson } from "../../people";
import { pieces } from "../../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
// A Monday.
const now = new Date("2026-11-02T10:00:00.000Z");
const today = "2026-11-02";

async function openWorkshop(hoursPerWeek = 0) {
  const db = await openCatalogue();
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, hoursPerWeek, hoursPerPiece: 10 }, db);
  const email = "sefa@example.com";
  return { db, admin: { id: await addPerson(db, { role: "administrator", email }), email } };
}

/** The days that the desk's page promises for one made to order; its own are 20 to 30. */
async function madeDays(db: Db) {
  const [, category, number] = /^\/produse\/([\w-]+)\/(\d+)$/.exec(pieces.desk.path)!;
  const { made } = (await findProduct(category!, Number(number), "ro", db))!;
  return [made.from, made.to];
}

async function employ({ db, admin }: Awaited<ReturnType<typeof openWorkshop>>, hours: number) {
  const minutes = perStation(() => hours * 60);
  const person = { id: undefined, version: 0, name: "Vasile", minutes, isActive: true };
  await savePerson(person, admin, db);
}

test("without people and hours nothing is known, and products keep their own days", async () => {
  const { db } = await openWorkshop();
  await placePlans(db, [[wardrobePlan, 9]]);
  expect(await measureLoad(now, db)).toBeNull();
  expect(await madeDays(db)).toEqual([20, 30]);
});

test("only where nobody is entered the hours of a week count, and never both", async () => {
  const workshop = await openWorkshop(10);
  const { db } = workshop;
  // Fifty hours at two a working day, and ten of the piece itself: thirty working days end on 15 December, since
  // 30 November and 1 December are free.
  const { token } = await placePieces(db, [[pieces.desk, 5, design]]);
  await confirmReady(db, token);
  expect((await measureLoad(now, db))?.isOneBench).toBe(true);
  expect(await madeDays(db)).toEqual([43, 53]);
  await employ(workshop, 4);
  const load = await measureLoad(now, db);
  expect(load?.isOneBench).toBe(false);
  expect(load?.days[0]?.capacity.assembly).toBe(240);
  // Of fifty hours 25 are the bench's: six days and an hour of four each.
  expect(await madeDays(db)).toEqual([20, 30]);
});

test("what is confirmed stands before a new piece, what is only ordered or over does not", async () => {
  const workshop = await openWorkshop();
  await employ(workshop, 1);
  const { db } = workshop;
  const { id } = await placePieces(db, [[pieces.desk, 6, design]]);
  const days = async (status: "new" | "confirmed" | "in_production" | "cancelled") => {
    await db.updateTable("orders").set({ status }).where("id", "=", id).execute();
    await measureLoad(now, db);
    return (await madeDays(db))[0];
  };
  expect(await days("new")).toBe(20);
  // Its first payment is not here: the plan gives it no time yet, and a new piece still comes behind it.
  const waiting = await days("confirmed");
  expect(waiting).toBeGreaterThan(40);
  expect(await days("in_production")).toBe(waiting);
  expect(await days("cancelled")).toBe(20);
});

test("a board that is cut and a machine that stands change the promise, and pages are made anew only then", async () => {
  const workshop = await openWorkshop();
  await employ(workshop, 1);
  const { db, admin } = workshop;
  const { number } = await placePlans(db, [[wardrobePlan, 12]]);
  await measureLoad(now, db);
  const [before] = await madeDays(db);
  await versionsKnown(db);
  const version = () => versionOf("catalogue", db).version;
  const kept = version();
  await measureLoad(now, db);
  await versionsKnown(db);
  expect(version()).toBe(kept);

  const { piece } = (await findPlannedOrder(number, db))!.lines[0]!;
  const ids = piece.boards.map((_, index) =>
    boardId({ order: number, line: 1, copy: 1, board: index + 1 }),
  );
  await tickBoards({ number, ids: ids.slice(0, 1), step: "cut" }, admin, db);
  await measureLoad(now, db);
  await versionsKnown(db);
  // One board less promises no other day.
  expect(version()).toBe(kept);
  for (const step of ["cut", "edged", "drilled", "assembled"] as const) {
    await tickBoards({ number, ids, step }, admin, db);
  }
  await measureLoad(now, db);
  await versionsKnown(db);
  expect(version()).toBeGreaterThan(kept);
  const [after] = await madeDays(db);
  expect(after).toBeLessThan(before!);

  const stands = { away: { station: "cutting" }, from: today, to: "2026-11-15", today } as const;
  await addAbsence(stands, admin, db);
  await measureLoad(now, db);
  // Ten working days of the saw are gone.
  expect((await madeDays(db))[0]).toBeGreaterThanOrEqual(after! + 14);
});
