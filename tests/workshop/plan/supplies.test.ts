import fc from "fast-check";
import { expect, test } from "vitest";

import { perStation } from "~/platform/settings/workshop-load";
import { schedule } from "~/workshop/plan/front/schedule";
import { countedOn, readyOn, shortagesOf } from "~/workshop/plan/front/supplies";
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
    () => "2026-12-07",
  );
  const days = [...shortages].map(([number, short]) => [number, readyOn(short)]);
  expect(days).toEqual([
    ["second", "2026-12-04"],
    ["third", "2026-12-09"],
    ["fourth", "2026-12-09"],
  ]);
  expect(shortages.get("third")).toEqual([
    { article: hinge, comesOn: "2026-12-09", isOrdered: true },
  ]);
  expect(shortages.get("fourth")).toEqual([
    { article: hinge, comesOn: "2026-12-09", isOrdered: false },
  ]);
});

test("what nobody has ordered comes as if it were ordered today, and ordering it makes the order wait no longer", () => {
  const lacks = (arrivals: { amount: number; day: string }[]) =>
    readyOn(
      shortagesOf(
        [needing("1", 10)],
        new Map([[KEY, 0]]),
        new Map([[KEY, arrivals]]),
        () => "2026-12-07",
      ).get("1"),
    );
  expect(lacks([])).toBe("2026-12-07");
  expect(lacks([{ amount: 10, day: "2026-12-07" }])).toBe("2026-12-07");
  expect(lacks([{ amount: 5, day: "2026-12-02" }])).toBe("2026-12-07");
});

test("what is overdue comes tomorrow, behind what is due today", () => {
  const coming = [
    { amount: 10, day: "2026-11-25" },
    { amount: 8, day: "2026-11-29" },
    { amount: 6, day: "2026-12-01" },
  ];
  expect(countedOn(coming, "2026-11-29")).toEqual([
    { amount: 8, day: "2026-11-29" },
    { amount: 10, day: "2026-11-30" },
    { amount: 6, day: "2026-12-01" },
  ]);
});

test("an order that waits longer than the plan goes says so, not that nobody works", () => {
  const days = ["2026-12-01", "2026-12-02"].map((day) => ({
    day,
    capacity: perStation(() => 480),
  }));
  const job = { due: null, notBefore: null, deliverOn: null, readyOn: null };
  const left = perStation(() => 60);
  const { jobs } = schedule(
    [
      { ...job, left, number: "waits", readyOn: "2026-12-03" },
      { ...job, left, number: "put off", notBefore: "2026-12-03" },
      { ...job, left, number: "last day", readyOn: "2026-12-02" },
      { ...job, left: perStation(() => 900), number: "too long" },
    ],
    days,
  );
  expect(jobs.map(({ job: { number }, endsOn, isBeyond }) => [number, endsOn, isBeyond])).toEqual([
    ["waits", null, true],
    ["put off", null, true],
    ["last day", "2026-12-02", false],
    ["too long", null, false],
  ]);
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

test("whatever is on its way, no order ends before one that comes before it, and more or an earlier day ends none later", () => {
  const IF_ORDERED = 15;
  const dayAt = (day: number) => `2026-12-${String(day).padStart(2, "0")}`;
  const arrival = fc.record({
    amount: fc.integer({ min: 1, max: 40 }),
    at: fc.integer({ min: 1, max: 28 }),
  });
  const needed = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
  // Each station has room for all orders on each day, so that they wait for nothing but the stock.
  const days = Array.from({ length: 31 }, (_, at) => ({
    day: dayAt(at + 1),
    capacity: perStation(() => 600),
  }));
  fc.assert(
    fc.property(
      needed,
      fc.nat({ max: 40 }),
      fc.array(arrival, { maxLength: 5 }),
      fc.record({ amount: fc.nat({ max: 40 }), at: fc.integer({ min: 1, max: IF_ORDERED }) }),
      fc.nat({ max: 27 }),
      (amounts, there, coming, more, earlier) => {
        const orders = amounts.map((amount, index) => needing(String(index), amount));
        const endsOf = (all: { amount: number; at: number }[]) => {
          const arrivals = all.map(({ amount, at }) => ({ amount, day: dayAt(at) }));
          const shortages = shortagesOf(
            orders,
            new Map([[KEY, there]]),
            new Map([[KEY, countedOn(arrivals, dayAt(1))]]),
            () => dayAt(IF_ORDERED),
          );
          const { jobs } = schedule(
            orders.map(({ number }) => ({
              number,
              due: null,
              notBefore: null,
              deliverOn: null,
              readyOn: readyOn(shortages.get(number)),
              left: perStation(() => 60),
            })),
            days,
          );
          return jobs.map(({ endsOn }) => endsOn!);
        };
        const ends = endsOf(coming);
        expect([...ends].sort()).toEqual(ends);
        const sooner = coming.map(({ amount, at }) => ({ amount, at: Math.max(1, at - earlier) }));
        for (const better of [endsOf([...coming, more]), endsOf(sooner)]) {
          for (const [index, end] of better.entries()) {
            expect(end <= ends[index]!).toBe(true);
          }
        }
      },
    ),
    { numRuns: size(200, 5_000) },
  );
});
