import fc from "fast-check";
import { expect, test } from "vitest";

import { dayOf } from "~/platform/format/dates";
import { perStation, stations } from "~/platform/settings/workshop-load";
import {
  endOfClock,
  isForgotten,
  isRunning,
  minutesUntil,
  MOST_HOURS,
  MOST_MINUTES,
} from "~/workshop/plan/front/clock";
import { findOrderTimes } from "~/workshop/plan/front/order-times.server";
import { listPlannableOrders } from "~/workshop/plan/front/plannable-orders.server";
import {
  listStartedClocks,
  startClock,
  stopClock,
  writeMinutes,
} from "~/workshop/plan/front/station-times.server";
import { compareTimes, ratioOf, type TimedOrder } from "~/workshop/plan/front/time-report";
import { findTimeReport } from "~/workshop/plan/front/time-report.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../../memory-database";
import { confirmReady, placePieces, placePlans, wardrobePlan } from "../../orders-placed";
import { size } from "../../promises/proof";
import { pieces } from "../../world";
import { desk } from "../batches";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const instants = fc.date({
  min: new Date("2024-01-01T00:00:00Z"),
  max: new Date("2030-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const later = fc.integer({ min: 0, max: 40 * HOUR });

test("a clock ends at Bucharest's midnight in winter and in summer, and after twelve hours where that is earlier", () => {
  expect(endOfClock("2026-11-29T21:30:00.000Z")).toBe("2026-11-29T22:00:00.000Z");
  expect(endOfClock("2026-07-01T20:30:00.000Z")).toBe("2026-07-01T21:00:00.000Z");
  expect(endOfClock("2026-11-29T22:00:00.000Z")).toBe("2026-11-30T10:00:00.000Z");
  // The nights in which the clocks of the country are moved.
  expect(endOfClock("2026-03-28T12:00:00.000Z")).toBe("2026-03-28T22:00:00.000Z");
  expect(endOfClock("2026-10-25T12:00:00.000Z")).toBe("2026-10-25T22:00:00.000Z");
});

test("whenever it is started, a clock ends on the day of its start, within twelve hours, and runs until then", () => {
  fc.assert(
    fc.property(instants, (start) => {
      const startedAt = start.toISOString();
      const end = new Date(endOfClock(startedAt));
      const length = end.getTime() - start.getTime();
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(MOST_HOURS * HOUR);
      const last = new Date(end.getTime() - 1);
      expect(dayOf(last.toISOString())).toBe(dayOf(startedAt));
      if (length < MOST_HOURS * HOUR) {
        expect(dayOf(end.toISOString())).not.toBe(dayOf(startedAt));
      }
      expect([isRunning({ startedAt }, last), isForgotten({ startedAt }, last)]).toEqual([
        true,
        false,
      ]);
      expect([isRunning({ startedAt }, end), isForgotten({ startedAt }, end)]).toEqual([
        false,
        true,
      ]);
    }),
    { numRuns: size(500, 20_000) },
  );
});

test("minutes never become fewer, nor more than have passed, nor more than twelve hours or a thousand in all", () => {
  fc.assert(
    fc.property(
      instants,
      later,
      later,
      fc.integer({ min: 0, max: MOST_MINUTES }),
      (start, first, more, minutes) => {
        const time = { minutes, startedAt: start.toISOString() };
        const at = (after: number) => minutesUntil(time, new Date(start.getTime() + after));
        expect(at(-first)).toBe(minutes);
        expect(at(first)).toBeGreaterThanOrEqual(minutes);
        expect(at(first + more)).toBeGreaterThanOrEqual(at(first));
        expect(at(first) - minutes).toBeLessThanOrEqual(
          Math.min(first / MINUTE + 0.5, MOST_HOURS * 60),
        );
        expect(at(first)).toBeLessThanOrEqual(MOST_MINUTES);
        expect(minutesUntil({ minutes, startedAt: null }, new Date(first))).toBe(minutes);
      },
    ),
    { numRuns: size(500, 20_000) },
  );
});

async function ordered(db: Db) {
  const { number, id } = await placePlans(db, [[wardrobePlan, 1]]);
  const at = async (now: Date) =>
    (await findOrderTimes(number, now, db))!.stations.find(({ station }) => station === "cutting")!;
  return { number, id, at };
}

type Step = { kind: "start" | "stop" | "write"; after: number; minutes: number };
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step["kind"]>("start", "stop", "write"),
    after: fc.integer({ min: 0, max: 15 * HOUR }),
    minutes: fc.integer({ min: 0, max: 600 }),
  }),
  { maxLength: 12 },
);

test("however a clock is started, stopped, forgotten and written over, its minutes are the sum of its runs", async () => {
  const db = await openCatalogue();
  const { number, at } = await ordered(db);
  const place = { number, station: "cutting" as const };
  // November: Bucharest is two hours ahead of UTC all the time.
  const begin = Date.parse("2026-11-02T06:00:00Z");
  const midnightAfter = (time: number) =>
    (Math.floor((time + 2 * HOUR) / (24 * HOUR)) + 1) * 24 * HOUR - 2 * HOUR;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await db.deleteFrom("station_times").execute();
      let now = begin;
      let sum = 0;
      let start: number | undefined;
      const endOf = (from: number) => Math.min(midnightAfter(from), from + 12 * HOUR);
      const runOf = (from: number) => Math.round((Math.min(now, endOf(from)) - from) / MINUTE);
      for (const { kind, after, minutes } of taken) {
        now += after;
        const { version, measured } = await at(new Date(now));
        const runs = start !== undefined && now < endOf(start);
        if (kind === "start") {
          const isForgotten = start !== undefined && !runs;
          expect(await startClock(place, new Date(now), db)).toEqual({
            kind: isForgotten ? "forgotten" : "started",
          });
          if (start === undefined) start = now;
        } else if (kind === "stop") {
          const stopped = await stopClock({ ...place, version }, new Date(now), db);
          if (start === undefined) expect(stopped).toEqual({ kind: "not-running" });
          else {
            sum += runOf(start);
            expect(stopped).toEqual({ kind: "stopped", minutes: sum });
          }
          start = undefined;
        } else {
          const written = await writeMinutes(
            { ...place, shown: measured, minutes },
            desk,
            new Date(now),
            db,
          );
          expect(written).toEqual({ kind: runs ? "running" : "saved" });
          if (runs) continue;
          sum = minutes;
          start = undefined;
        }
        const shown = await at(new Date(now));
        expect(shown.measured).toBe(sum + (start === undefined ? 0 : runOf(start)));
      }
    }),
    { numRuns: size(40, 500) },
  );
});

test("of two who stop one clock the second is told, and of two who write the second sees the first's minutes", async () => {
  const db = await openCatalogue();
  const { number, at } = await ordered(db);
  const place = { number, station: "cutting" as const };
  const morning = new Date("2026-11-27T07:00:00Z");
  const after = (minutes: number) => new Date(morning.getTime() + minutes * MINUTE);
  await startClock(place, morning, db);
  const { version } = await at(morning);
  expect(await startClock(place, after(10), db)).toEqual({ kind: "started" });
  expect(await stopClock({ ...place, version }, after(45), db)).toEqual({
    kind: "stopped",
    minutes: 45,
  });
  expect(await stopClock({ ...place, version }, after(46), db)).toEqual({ kind: "not-running" });
  await startClock(place, after(60), db);
  expect(await stopClock({ ...place, version }, after(61), db)).toEqual({ kind: "started-again" });
  const running = await at(after(61));
  const write = (minutes: number, shown: number) =>
    writeMinutes({ ...place, shown, minutes }, desk, after(90), db);
  expect(await write(50, running.measured)).toEqual({ kind: "running" });
  await stopClock({ ...place, version: running.version }, after(75), db);
  const seen = (await at(after(90))).measured;
  expect(await write(50, seen)).toEqual({ kind: "saved" });
  expect(await write(70, seen)).toMatchObject({ kind: "stale", current: { minutes: 50 } });
  // The same form sent twice.
  expect(await write(50, seen)).toEqual({ kind: "saved" });
  const logged = await db.selectFrom("audit_log").select("action").execute();
  expect(logged.filter(({ action }) => action === "minutes-written")).toHaveLength(1);
});

test("nothing is measured before work may begin or after the order has left, but a clock that runs is stopped", async () => {
  const db = await openCatalogue();
  const { number, id, at } = await ordered(db);
  const place = { number, station: "delivery" as const };
  const now = new Date("2026-11-27T07:00:00Z");
  const set = (row: { status?: "new" | "confirmed" | "delivered"; paid_bani?: number }) =>
    db.updateTable("orders").set(row).where("id", "=", id).execute();
  await startClock(place, now, db);
  const [clock] = await listStartedClocks(now, db);
  expect(clock).toMatchObject({ number, station: "delivery", startedAt: now.toISOString() });
  await set({ status: "delivered" });
  expect(await startClock({ ...place, station: "packing" }, now, db)).toEqual({ kind: "over" });
  const { version } = clock!;
  expect((await stopClock({ ...place, version }, now, db)).kind).toBe("stopped");
  expect(await listStartedClocks(now, db)).toEqual([]);
  const written = { ...place, station: "cutting" as const, shown: 0, minutes: 30 };
  expect(await writeMinutes(written, desk, now, db)).toEqual({ kind: "saved" });
  expect((await at(now)).measured).toBe(30);
  await set({ status: "new" });
  expect(await startClock(place, now, db)).toEqual({ kind: "not-yet" });
  expect(await writeMinutes(written, desk, now, db)).toEqual({ kind: "not-yet" });
  await set({ status: "confirmed", paid_bani: 0 });
  expect(await startClock(place, now, db)).toEqual({ kind: "advance-missing" });
  const nowhere = { ...place, number: "nothing" };
  expect(await startClock(nowhere, now, db)).toEqual({ kind: "unknown" });
  expect(await stopClock({ ...nowhere, version }, now, db)).toEqual({ kind: "unknown" });
});

test("what is planned of a whole order is what the plan had before any board was cut, and stays so", async () => {
  const db = await openCatalogue();
  const { number, id } = await ordered(db);
  const [order] = await listPlannableOrders(db);
  const planned = async () =>
    Object.fromEntries(
      (await findOrderTimes(number, new Date(), db))!.stations.map((one) => [
        one.station,
        one.planned,
      ]),
    );
  expect(await planned()).toEqual(order!.left);
  const { id: line } = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  const row = { order_line_id: line, copy: 1, board: 1, step: "cut" as const };
  await db
    .insertInto("board_steps")
    .values({ ...row, done_at: "2026-11-27T07:00:00.000Z", done_by: "" })
    .execute();
  expect((await listPlannableOrders(db))[0]!.left.cutting).toBeLessThan(order!.left.cutting);
  await db.updateTable("orders").set({ status: "delivered" }).where("id", "=", id).execute();
  expect(await planned()).toEqual(order!.left);
});

const minutes = fc.integer({ min: 0, max: 5_000 });
const timed: fc.Arbitrary<TimedOrder[]> = fc.array(
  fc.record({
    number: fc.string(),
    planned: fc.record(perStation(() => minutes)),
    measured: fc.record(
      perStation(() => fc.integer({ min: 1, max: 5_000 })),
      { requiredKeys: [] },
    ),
  }),
  { maxLength: 8 },
);

test("stations and orders add up to the same minutes, and what was not measured counts on neither side", () => {
  fc.assert(
    fc.property(timed, (orders) => {
      const report = compareTimes(orders);
      for (const side of ["planned", "measured"] as const) {
        const sum = (rows: readonly Record<typeof side, number>[]) =>
          rows.reduce((all, row) => all + row[side], 0);
        expect(sum(report.stations)).toBe(report.sum[side]);
        expect(sum(report.orders)).toBe(report.sum[side]);
      }
      let measured = 0;
      let planned = 0;
      for (const order of orders) {
        for (const station of stations) {
          if (order.measured[station] === undefined) continue;
          measured += order.measured[station];
          planned += order.planned[station];
        }
      }
      expect(report.sum).toEqual({ planned, measured });
      expect(report.stations.every((one) => one.orders > 0)).toBe(true);
      expect(report.orders).toHaveLength(
        orders.filter((one) => Object.keys(one.measured).length > 0).length,
      );
    }),
    { numRuns: size(300, 5_000) },
  );
});

test("an order that took half as long again as planned is told so; without a plan there is no ratio", () => {
  const planned = perStation((station) => (station === "cutting" ? 100 : 0));
  const { stations: rows, sum } = compareTimes([
    { number: "1", planned, measured: { cutting: 150 } },
    { number: "2", planned, measured: {} },
    { number: "3", planned, measured: { packing: 5 } },
  ]);
  expect(rows).toEqual([
    { station: "cutting", orders: 1, planned: 100, measured: 150 },
    { station: "packing", orders: 1, planned: 0, measured: 5 },
  ]);
  expect(rows.map(ratioOf)).toEqual([1.5, null]);
  expect(sum).toEqual({ planned: 100, measured: 155 });
});

test("the report has delivered orders that were measured, the last one first, and none on trial", async () => {
  const db = await openCatalogue();
  const design = {
    material: "pal-nuc",
    handle: "wood",
    width: 140,
    height: 75,
    depth: 60,
  } as const;
  const numbers: string[] = [];
  for (let made = 0; made < 4; made += 1) {
    const { id, token } = await placePieces(db, [[pieces.desk, 1, design]]);
    const number = await confirmReady(db, token);
    numbers.push(number);
    if (made !== 2) {
      const written = { number, station: "assembly" as const, shown: 0, minutes: 10 + made };
      await writeMinutes(written, desk, new Date(), db);
    }
    const delivered = { order_id: id, status: "delivered" as const, changed_by: "" };
    await db
      .insertInto("order_history")
      .values({ ...delivered, changed_at: `2026-11-2${made}T10:00:00.000Z` })
      .execute();
    const is_trial = made === 1 ? 1 : 0;
    await db
      .updateTable("orders")
      .set({ status: "delivered", is_trial })
      .where("id", "=", id)
      .execute();
  }
  const { orders, stations: rows } = await findTimeReport(db);
  expect(orders.map(({ number, measured }) => [number, measured])).toEqual([
    [numbers[3], 13],
    [numbers[0], 10],
  ]);
  expect(rows).toMatchObject([{ station: "assembly", orders: 2, measured: 23 }]);
});

async function deliver(db: Db, order_id: string, at: Date) {
  const delivered = { order_id, status: "delivered" as const, changed_by: "" };
  await db
    .insertInto("order_history")
    .values({ ...delivered, changed_at: at.toISOString() })
    .execute();
  await db
    .updateTable("orders")
    .set({ status: "delivered", is_trial: 0 })
    .where("id", "=", order_id)
    .execute();
}

/** Takes one piece of an order's line back. */
async function takeBack(
  db: Db,
  { id, number, lineId }: { id: string; number: string; lineId: string },
  at: Date,
) {
  const own = `withdrawal of ${at.toISOString()}`;
  await db
    .insertInto("withdrawals")
    .values({
      id: own,
      token: own,
      digest: own,
      order_id: id,
      order_number: number,
      known_by: "order-page",
      full_name: "",
      email: "",
      statement: "",
      language: "ro",
      declared_at: at.toISOString(),
      accepted_at: at.toISOString(),
    })
    .execute();
  const back = { withdrawal_id: own, order_line_id: lineId, is_declared: 1 } as const;
  await db
    .insertInto("withdrawal_lines")
    .values({ ...back, returned_quantity: 1 })
    .execute();
}

test("what a clock measured that nobody stopped is no time of the report until somebody has put it right", async () => {
  const db = await openCatalogue();
  const { number, id } = await ordered(db);
  const afternoon = new Date("2026-11-26T13:00:00Z");
  const morning = new Date("2026-11-27T06:00:00Z");
  const [cutting, packing] = [
    { number, station: "cutting" as const },
    { number, station: "packing" as const },
  ];
  await writeMinutes({ ...cutting, shown: 0, minutes: 30 }, desk, afternoon, db);
  await startClock(cutting, afternoon, db);
  await writeMinutes({ ...packing, shown: 0, minutes: 20 }, desk, morning, db);
  expect(await startClock(cutting, morning, db)).toEqual({ kind: "forgotten" });
  await deliver(db, id, morning);
  const measured = async () =>
    (await findTimeReport(db)).stations.map((one) => [one.station, one.measured]);
  expect(await measured()).toEqual([["packing", 20]]);
  await writeMinutes({ ...cutting, shown: 570, minutes: 75 }, desk, morning, db);
  expect(await measured()).toEqual([
    ["cutting", 75],
    ["packing", 20],
  ]);
});

test("minutes typed beside a clock that ran are not written over what it had when it ended by itself", async () => {
  const db = await openCatalogue();
  const { number, at } = await ordered(db);
  const place = { number, station: "cutting" as const };
  const evening = new Date("2026-11-26T19:00:00Z");
  await startClock(place, evening, db);
  const { measured: shown } = await at(new Date(evening.getTime() + HOUR));
  expect(shown).toBe(60);
  const morning = new Date("2026-11-27T06:00:00Z");
  const write = (seen: number) =>
    writeMinutes({ ...place, shown: seen, minutes: 65 }, desk, morning, db);
  expect(await write(shown)).toMatchObject({ kind: "stale", current: { minutes: 180 } });
  expect((await at(morning)).measured).toBe(180);
  expect(await write(180)).toEqual({ kind: "saved" });
});

test("however many clocks were forgotten, those that run are the first that are listed", async () => {
  const db = await openCatalogue();
  const { id } = await ordered(db);
  const { number } = await placePlans(db, [[wardrobePlan, 1]]);
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const now = new Date("2026-11-27T07:00:00Z");
  const since = new Date(now.getTime() - 7 * 24 * HOUR);
  for (let made = 0; made < 110; made += 1) {
    const own = `forgotten-${made}`;
    await db
      .insertInto("orders")
      .values({ ...row, id: own, number: own, token: own, checkout_token: own })
      .execute();
    const started_at = new Date(since.getTime() + made * HOUR).toISOString();
    await db
      .insertInto("station_times")
      .values({ order_id: own, station: "cutting", started_at })
      .execute();
  }
  await startClock({ number, station: "packing" }, now, db);
  const clocks = await listStartedClocks(since, db);
  expect(clocks).toHaveLength(100);
  expect(clocks[0]).toMatchObject({ number, station: "packing" });
});

test("pieces taken back before the delivery are in no plan of the order, those that came back after it are", async () => {
  const db = await openCatalogue();
  const { number, id } = await placePlans(db, [[wardrobePlan, 3]]);
  const planned = async () =>
    (await findOrderTimes(number, new Date(), db))!.stations.map((one) => one.planned);
  const whole = await planned();
  const { id: lineId } = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  const takenBack = (day: string) => takeBack(db, { id, number, lineId }, new Date(day));
  await takenBack("2026-11-20T10:00:00Z");
  const two = await placePlans(db, [[wardrobePlan, 2]]);
  const ofTwo = (await findOrderTimes(two.number, new Date(), db))!.stations;
  expect(await planned()).toEqual(ofTwo.map((one) => one.planned));
  expect(await planned()).not.toEqual(whole);
  await deliver(db, id, new Date("2026-11-21T10:00:00Z"));
  await takenBack("2026-11-25T10:00:00Z");
  expect(await planned()).toEqual(ofTwo.map((one) => one.planned));
});
