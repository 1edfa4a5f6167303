import fc from "fast-check";
import { expect, test } from "vitest";

import { measureLoad, readPlannable } from "~/front/operations/workshop-plan.server";
import { writeDesign } from "~/furniture/boards/address";
import { addDays } from "~/platform/format/dates";
import { daysToMake, perStation, stations } from "~/platform/settings/workshop-load";
import { addAbsence } from "~/workshop/plan/front/absence.server";
import { savePerson } from "~/workshop/plan/front/person.server";
import { schedule } from "~/workshop/plan/front/schedule";
import { findSupplier, saveSupplier } from "~/workshop/stock/front/supplier.server";
import type { Db } from "~db/engine";

import { wardrobe } from "../../boards/designs";
import { openCatalogue } from "../../memory-database";
import { confirmReady, placePieces, placePlans } from "../../orders-placed";
import { pieces } from "../../world";
import { desk as staff } from "../batches";
import { addSupplier, keep } from "../buying";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
// A Monday.
const today = "2026-11-02";
const now = new Date(`${today}T08:00:00.000Z`);

/** Forty confirmed orders of one to three wardrobes, desks or beds from the stock. */
async function fillWeek(db: Db): Promise<void> {
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  const order = fc.record({
    width: fc.integer({ min: 80, max: 110 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom("wardrobe", "wardrobe", "desk", "bed"),
  });
  for (const { width, quantity, kind } of fc.sample(order, { seed: 40, numRuns: 40 })) {
    if (kind === "wardrobe") {
      await placePlans(db, [[writeDesign({ ...wardrobe, width: 10 * width }), quantity]]);
    } else {
      const wanted = kind === "desk" ? ([pieces.desk, quantity, design] as const) : undefined;
      const placed = await placePieces(db, [wanted ? [...wanted] : [pieces.bed, 1]]);
      await confirmReady(db, placed.token);
    }
  }
}

/** The plan of now, each minute of each order accounted for; the day on which each ends, and what is promised. */
async function planned(db: Db) {
  const { jobs, days, waiting } = (await readPlannable(now, db))!;
  const plan = schedule(jobs, days);
  expect([jobs.length, waiting.length]).toEqual([40, 0]);
  for (const { job, spans, stuckAt } of plan.jobs) {
    expect([job.number, stuckAt]).toEqual([job.number, null]);
    const given = perStation((station) =>
      spans.filter((one) => one.station === station).reduce((sum, one) => sum + one.minutes, 0),
    );
    expect([job.number, given]).toEqual([job.number, job.left]);
    expect(spans.every(({ day }) => day >= (job.readyOn ?? today))).toBe(true);
  }
  for (const [at, { capacity }] of days.entries()) {
    expect(stations.every((station) => plan.taken[at]![station] <= capacity[station])).toBe(true);
  }
  // What is promised for one piece more is no earlier than the plan would end it.
  const piece = perStation(() => 60);
  const promised = daysToMake((await measureLoad(now, db))!, piece, 0);
  const more = { ...jobs[0]!, number: "more", left: piece, due: null, readyOn: null };
  const own = schedule([...jobs, more], days).jobs.find(({ job }) => job.number === "more")!;
  expect(addDays(today, promised) >= own.endsOn!).toBe(true);
  const ends = new Map(plan.jobs.map(({ job, endsOn }) => [job.number, endsOn!]));
  return { days, taken: plan.taken, jobs, ends, promised };
}

test("forty orders of a week: a machine down for a day and two boards late lose nothing, and promises tell it", async () => {
  const db = await openCatalogue();
  for (const name of ["Vasile", "Ilinca", "Dumitru"]) {
    const minutes = perStation(() => 240);
    await savePerson({ id: undefined, version: 0, name, minutes, isActive: true }, staff, db);
  }
  await fillWeek(db);
  const before = await planned(db);
  expect(before.promised).toBeGreaterThan(7);

  await addAbsence({ away: { station: "cutting" }, from: today, to: today, today }, staff, db);
  const down = await planned(db);
  expect(down.days[0]?.capacity.cutting).toBe(0);
  expect(down.taken[0]?.cutting).toBe(0);
  expect(down.jobs.map(({ left }) => left)).toEqual(before.jobs.map(({ left }) => left));
  expect(down.promised).toBeGreaterThanOrEqual(before.promised);

  // The white boards and those behind them are not here, and their supplier needs ten days, then twenty.
  const supplierId = await addSupplier(db, { days: 10 });
  for (const key of ["sheet pal-alb 18", "sheet *hdf 3"]) await keep(db, key, { supplierId });
  await planned(db);
  const { version, ...supplier } = (await findSupplier(supplierId, db))!;
  await saveSupplier({ ...supplier, version, days: 20 }, staff, db);
  const late = await planned(db);
  const waiting = late.jobs.filter(({ readyOn }) => readyOn !== null);
  expect(waiting.length).toBeGreaterThan(5);
  for (const { number, readyOn } of waiting) {
    expect(late.ends.get(number)! >= readyOn!).toBe(true);
    expect(late.ends.get(number)! > down.ends.get(number)!).toBe(true);
  }
});
