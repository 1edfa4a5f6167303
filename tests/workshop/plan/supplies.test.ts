import fc from "fast-check";
import { expect, test } from "vitest";

import { schedule } from "~/workshop/plan/front/schedule";
import { perStation } from "~/workshop/plan/front/stations";
import { readyOn, shortagesOf } from "~/workshop/plan/front/supplies";
import type { Need } from "~/workshop/stock/needs";

import { size } from "../../promises/proof";

const hinge = { kind: "hardware", code: "hinge", length: null } as const;
const KEY = "hardware hinge";
const needing = (number: string, amount: number) => ({
  number,
  needs: new Map<string, Need>([[KEY, { article: hinge, amount }]]),
});

test("an order waits for the delivery that brings enough for it and for those before it", () => {
  const shortages = shortagesOf(
    [needing("first", 10), needing("second", 10), needing("third", 10), needing("fourth", 10)],
    new Map([[KEY, 12]]),
    new Map([
      [
        KEY,
        [
          { amount: 10, day: "2026-12-04" },
          { amount: 8, day: "2026-12-09" },
        ],
      ],
    ]),
  );
  const days = [...shortages].map(([number, short]) => [number, readyOn(short)]);
  expect(days).toEqual([
    ["second", "2026-12-04"],
    ["third", "2026-12-09"],
    ["fourth", null],
  ]);
  expect(shortages.get("fourth")).toEqual([{ article: hinge, comesOn: null }]);
});

test("no order begins before what is on its way for it is here, and one that lacks nothing waits for nothing", () => {
  const days = ["2026-12-01", "2026-12-02", "2026-12-03"].map((day) => ({
    day,
    capacity: perStation(() => 480),
  }));
  const job = { due: null, notBefore: null, deliverOn: null, left: perStation(() => 60) };
  const { jobs } = schedule(
    [
      { ...job, number: "waits", readyOn: "2026-12-03" },
      { ...job, number: "goes on", readyOn: null },
    ],
    days,
  );
  const begun = jobs.map(({ job: { number }, spans }) => [number, spans[0]?.day]);
  expect(begun).toEqual([
    ["waits", "2026-12-03"],
    ["goes on", "2026-12-01"],
  ]);
});

test("whatever is on its way, more of it or an earlier day makes no order wait longer", () => {
  const arrival = fc.record({
    amount: fc.integer({ min: 1, max: 40 }),
    day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, "0")}`),
  });
  const needed = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
  const byDay = (all: { amount: number; day: string }[]) =>
    [...all].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  fc.assert(
    fc.property(
      needed,
      fc.nat({ max: 40 }),
      fc.array(arrival),
      arrival,
      (amounts, there, coming, more) => {
        const orders = amounts.map((amount, index) => needing(String(index), amount));
        const of = (all: { amount: number; day: string }[]) =>
          shortagesOf(orders, new Map([[KEY, there]]), new Map([[KEY, byDay(all)]]));
        const [without, with_] = [of(coming), of([...coming, more])];
        for (const { number } of orders) {
          const day = (short: typeof without) =>
            short.has(number) ? (readyOn(short.get(number)) ?? "9") : "";
          expect(day(with_) <= day(without)).toBe(true);
        }
      },
    ),
    { numRuns: size(200, 5_000) },
  );
});
