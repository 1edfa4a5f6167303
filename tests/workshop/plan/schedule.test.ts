import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "~/platform/format/dates";
import {
  perStation,
  stations,
  sumOf,
  type Minutes,
  type Workday,
} from "~/platform/settings/workshop-load";
import { broughtBy, isLate, schedule, type BroughtJob } from "~/workshop/plan/front/schedule";
import { workdaysFrom } from "~/workshop/plan/front/workdays";

const MONDAY = "2026-11-30";
const some = (minutes: Partial<Minutes>) => perStation((station) => minutes[station] ?? 0);
const job = (
  number: string,
  left: Partial<Minutes>,
  more: Partial<BroughtJob> = {},
): BroughtJob => ({
  number,
  due: null,
  notBefore: null,
  readyOn: null,
  deliverOn: null,
  way: 0,
  ...more,
  left: some(left),
});
const days = (capacity: Minutes, count: number): Workday[] =>
  Array.from({ length: count }, (_, after) => ({ day: addDays(MONDAY, after), capacity }));

test("an order of twelve hours at the saw takes a day and a half of it, and is edged from the second day on", () => {
  const one = job("1", { cutting: 720, edging: 60 });
  const { jobs, taken } = schedule([one], days(some({ cutting: 480, edging: 480 }), 5));
  expect(jobs[0]?.spans).toEqual([
    { day: "2026-11-30", station: "cutting", minutes: 480 },
    { day: "2026-12-01", station: "cutting", minutes: 240 },
    { day: "2026-12-01", station: "edging", minutes: 60 },
  ]);
  expect(jobs[0]?.endsOn).toBe("2026-12-01");
  expect(taken.map(({ cutting }) => cutting)).toEqual([480, 240, 0, 0, 0]);
});

test("what is promised earlier comes first, what is late before all, and what is promised nothing last", () => {
  const left = { cutting: 480 };
  const wanted = [
    job("nothing", left),
    job("later", left, { due: "2026-12-20" }),
    job("late", left, { due: "2026-11-20" }),
    job("soon", left, { due: "2026-12-01" }),
  ];
  const { jobs } = schedule(wanted, days(some(left), 5));
  expect(jobs.map(({ job: { number }, endsOn }) => [number, endsOn])).toEqual([
    ["late", "2026-11-30"],
    ["soon", "2026-12-01"],
    ["later", "2026-12-02"],
    ["nothing", "2026-12-03"],
  ]);
  expect(jobs.map((one) => isLate(one, MONDAY))).toEqual([true, false, false, false]);
});

test("an order that ends on its promised day is not late, one that ends a day after is", () => {
  const ends = (due: string) =>
    isLate(
      schedule([job("1", { packing: 10 }, { due })], days(some({ packing: 10 }), 3)).jobs[0]!,
      MONDAY,
    );
  expect(ends(MONDAY)).toBe(false);
  expect(ends(addDays(MONDAY, -1))).toBe(true);
});

test("an order is late by the day on which it is with its buyer, its way counted", () => {
  const ends = (due: string) =>
    schedule([job("1", { packing: 10 }, { due, way: 4 })], days(some({ packing: 10 }), 3)).jobs[0]!;
  expect(isLate(ends(addDays(MONDAY, 4)), MONDAY)).toBe(false);
  expect(isLate(ends(addDays(MONDAY, 3)), MONDAY)).toBe(true);
  expect(broughtBy(ends(MONDAY))).toBe(addDays(MONDAY, 4));
});

test("work waits for the day before which the office wants none, the delivery for the day that is agreed", () => {
  const one = job(
    "1",
    { cutting: 60, delivery: 60 },
    { notBefore: "2026-12-02", deliverOn: "2026-12-04" },
  );
  const { jobs } = schedule([one], days(some({ cutting: 480, delivery: 480 }), 8));
  expect(jobs[0]?.spans.map(({ day, station }) => [station, day])).toEqual([
    ["cutting", "2026-12-02"],
    ["delivery", "2026-12-04"],
  ]);
});

test("a delivery that is agreed for a Saturday is brought on it, whole, and its time is kept for it", () => {
  const saturday = "2026-12-05";
  const agreed = job(
    "agreed",
    { packing: 10, delivery: 90 },
    { due: saturday, deliverOn: saturday },
  );
  const monday = job("monday", { delivery: 90 }, { deliverOn: "2026-12-07" });
  const other = job("other", { delivery: 90 }, { due: "2026-12-01", notBefore: "2026-12-07" });
  const workdays = days(some({ packing: 60, delivery: 120 }), 12).filter(
    ({ day }) => day !== saturday && day !== "2026-12-06",
  );
  const { jobs } = schedule([other, agreed, monday], workdays);
  const of = (number: string) => jobs.find((one) => one.job.number === number)!;
  expect(of("agreed").endsOn).toBe(saturday);
  expect(isLate(of("agreed"), MONDAY)).toBe(false);
  expect(of("monday").spans).toEqual([{ day: "2026-12-07", station: "delivery", minutes: 90 }]);
  expect(of("other").spans.map(({ day, minutes }) => [day, minutes])).toEqual([
    ["2026-12-07", 30],
    ["2026-12-08", 60],
  ]);
});

test("an order on which nothing is left to do is late once its promised day is over", () => {
  const late = (due: string) => isLate(schedule([job("1", {}, { due })], []).jobs[0]!, MONDAY);
  expect(late(addDays(MONDAY, -1))).toBe(true);
  expect(late(MONDAY)).toBe(false);
});

test("where nobody works at a station, an order stops there and says so", () => {
  const { jobs } = schedule(
    [job("1", { cutting: 60, drilling: 60 }, { due: "2027-01-01" })],
    days(some({ cutting: 480 }), 5),
  );
  expect(jobs[0]).toMatchObject({ endsOn: null, stuckAt: "drilling" });
  expect(isLate(jobs[0]!, MONDAY)).toBe(true);
});

test("a machine that stands still for a day moves what it would have done, and nothing is lost", () => {
  const vasile = {
    id: "v",
    name: "Vasile",
    minutes: some({ cutting: 480, edging: 240 }),
    isActive: true,
    version: 1,
  };
  const wanted = ["1", "2", "3"].map((number) => job(number, { cutting: 480, edging: 60 }));
  const planned = (absences: Parameters<typeof workdaysFrom>[1]["absences"]) =>
    schedule(
      wanted,
      workdaysFrom(MONDAY, { people: [vasile], absences, isClosed: (day) => day === "2026-12-01" }),
    );
  const ends = (plan: ReturnType<typeof planned>) => plan.jobs.map(({ endsOn }) => endsOn);
  // The Tuesday is a holiday; the week after begins on Monday the 7th.
  expect(ends(planned([]))).toEqual(["2026-11-30", "2026-12-02", "2026-12-03"]);
  const down = { id: "d", personId: null, station: "cutting" as const };
  const stopped = planned([{ ...down, from: "2026-12-02", to: "2026-12-03" }]);
  expect(ends(stopped)).toEqual(["2026-11-30", "2026-12-04", "2026-12-07"]);
  const away = { id: "a", personId: "v", station: null, from: "2026-12-02", to: "2026-12-02" };
  expect(ends(planned([away]))).toEqual(["2026-11-30", "2026-12-03", "2026-12-04"]);
});

const minutesArb = fc.record(
  Object.fromEntries(stations.map((station) => [station, fc.integer({ min: 0, max: 900 })])) as {
    [station in keyof Minutes]: fc.Arbitrary<number>;
  },
);
const dayArb = fc.option(fc.integer({ min: -5, max: 40 }).map((after) => addDays(MONDAY, after)));
const jobsArb = fc.array(
  fc.record({
    due: dayArb,
    notBefore: dayArb,
    readyOn: dayArb,
    deliverOn: dayArb,
    left: minutesArb,
  }),
  { maxLength: 25 },
);
const daysArb = fc
  .array(minutesArb, { minLength: 1, maxLength: 60 })
  .map((capacities) =>
    capacities.map((capacity, after): Workday => ({ day: addDays(MONDAY, after), capacity })),
  );

test("whatever is planned: no station gives away more than it has, no work is lost or made, and stations follow each other", () => {
  fc.assert(
    fc.property(jobsArb, daysArb, (wanted, workdays) => {
      const given = wanted.map((one, index) => ({ ...one, number: String(index) }));
      const { jobs, taken } = schedule(given, workdays);
      expect(jobs.map(({ job: { number } }) => number).sort()).toEqual(
        given.map(({ number }) => number).sort(),
      );
      for (const [at, { day, capacity }] of workdays.entries()) {
        for (const station of stations) {
          const sum = jobs
            .flatMap(({ spans }) => spans)
            .filter((span) => span.day === day && span.station === station)
            .reduce((all, { minutes }) => all + minutes, 0);
          expect(taken[at]![station]).toBeLessThanOrEqual(capacity[station]);
          // Agreed deliveries are brought whether there is time or not.
          if (station !== "delivery") expect(sum).toBe(taken[at]![station]);
        }
      }
      for (const { job: one, spans, endsOn, stuckAt } of jobs) {
        const done = perStation((station) =>
          spans
            .filter((span) => span.station === station)
            .reduce((all, { minutes }) => all + minutes, 0),
        );
        if (stuckAt === null) expect(done).toEqual(one.left);
        else expect(done[stuckAt]).toBeLessThan(one.left[stuckAt]);
        expect(endsOn).toBe(stuckAt === null ? (spans.at(-1)?.day ?? null) : null);
        const { notBefore, deliverOn } = one;
        for (const [index, span] of spans.entries()) {
          if (notBefore) expect(span.day >= notBefore).toBe(true);
          if (deliverOn && span.station === "delivery") expect(span.day >= deliverOn).toBe(true);
          const next = spans[index + 1];
          if (!next) continue;
          expect(stations.indexOf(next.station)).toBeGreaterThanOrEqual(
            stations.indexOf(span.station),
          );
          expect(next.day >= span.day).toBe(true);
        }
      }
    }),
  );
});

test("an order never waits for one that comes after it", () => {
  fc.assert(
    fc.property(jobsArb, daysArb, (wanted, workdays) => {
      const given = wanted.map((one, index) => ({
        ...one,
        deliverOn: null,
        number: String(index),
      }));
      const all = schedule(given, workdays).jobs;
      const [last] = all.slice(-1);
      if (!last) return;
      const others = given.filter(({ number }) => number !== last.job.number);
      expect(all.slice(0, -1)).toEqual(schedule(others, workdays).jobs);
    }),
  );
});

test("the minutes of all stations are added up", () => {
  expect(sumOf(some({ cutting: 5, delivery: 7 }))).toBe(12);
});
