import fc from "fast-check";
import { expect, test } from "vitest";

import { LONGEST_TERM, addDays } from "~/platform/format/dates";
import { publicHolidayOn } from "~/platform/format/working-days";
import { promisesAlike } from "~/platform/settings/load/promises-alike";
import {
  daysToMake,
  noMinutes,
  perStation,
  promisedDays,
  stations,
  type Minutes,
  type Workday,
} from "~/platform/settings/workshop-load";
import type { Absence } from "~/workshop/plan/front/absence.server";
import { loadOf, oneBench, PROMISED_WORKDAYS, unmannedBy } from "~/workshop/plan/front/load";
import { schedule, type Job } from "~/workshop/plan/front/schedule";
import { workdaysFrom } from "~/workshop/plan/front/workdays";

import { size } from "../../promises/proof";

const MONDAY = "2026-11-23";
const some = (minutes: Partial<Minutes>): Minutes => ({ ...noMinutes, ...minutes });
const job = (left: Partial<Minutes>, more: Partial<Job> = {}): Job => ({
  number: "1",
  due: null,
  notBefore: null,
  readyOn: null,
  deliverOn: null,
  ...more,
  left: some(left),
});
const person = (minutes: Partial<Minutes>) => ({
  id: "p",
  isActive: true,
  minutes: some(minutes),
});
const nobodyAway: Absence[] = [];
const isClosed = (day: string) => publicHolidayOn(day) !== undefined;
const everyStation = some({
  cutting: 480,
  edging: 240,
  drilling: 240,
  assembly: 480,
  packing: 60,
  delivery: 120,
});
const workdays = (minutes: Partial<Minutes> = everyStation, absences = nobodyAway): Workday[] =>
  workdaysFrom(MONDAY, { people: [person(minutes)], absences, isClosed }, PROMISED_WORKDAYS);
const loadFor = (jobs: Job[], days = workdays()) =>
  loadOf(jobs, { today: MONDAY, days, isOneBench: false, unmanned: [] });

test("a wardrobe behind a week's orders, reckoned by hand over two public holidays", () => {
  // The saw has 8 hours a day: 20 hours before it are gone on Wednesday after 4 hours of work.
  // The bench has 8 hours too: it begins with the last cut, on Wednesday, and has 24 hours to do: it is through
  // with Friday. Monday 30 November and Tuesday 1 December are public holidays.
  const ordered = [job({ cutting: 1200, assembly: 1440 })];
  const load = loadFor(ordered);
  expect(load.days.slice(4, 7).map(({ day }) => day)).toEqual([
    "2026-11-27",
    "2026-12-02",
    "2026-12-03",
  ]);
  // 5 hours at the saw: 4 on Wednesday, one on Thursday. Edged and drilled on Thursday. The bench is free from
  // Wednesday 2 December on: 10 hours end on Thursday the 3rd, packed and brought the same day.
  const wardrobe = some({
    cutting: 300,
    edging: 90,
    drilling: 90,
    assembly: 600,
    packing: 30,
    delivery: 90,
  });
  expect(daysToMake(load, wardrobe, 0)).toBe(10);
  // Two of them keep the bench until Friday the 4th.
  const two = perStation((station) => 2 * wardrobe[station]);
  expect(daysToMake(load, { ...two, delivery: 90 }, 0)).toBe(11);
  // Its decor comes in 20 days, on Sunday 13 December: it begins on Monday and is assembled on Tuesday.
  expect(daysToMake(load, wardrobe, 20)).toBe(22);

  const workshop = { load, minutesPerPiece: 0, packingMinutes: 30, deliveryMinutes: 90 };
  const making = { lead: { from: 7, to: 12 }, waits: 0, minutes: { ...wardrobe, packing: 0 } };
  expect(promisedDays(workshop, making)).toEqual({ from: 10, to: 15 });
  // The owner's own days are not shortened by a workshop that has time.
  const slow = { ...making, lead: { from: 30, to: 45 } };
  expect(promisedDays(workshop, slow)).toEqual({ from: 30, to: 45 });
  // What stands before it in its order waits for its decor, and the order is brought as a whole.
  const ahead = { waits: 20, minutes: noMinutes };
  expect(promisedDays(workshop, making, 1, ahead)).toEqual({ from: 22, to: 27 });
  expect(promisedDays({ ...workshop, load: null }, making)).toEqual({ from: 7, to: 12 });
});

test("an order that is put off takes its days from its day on, and what fits before it is made before it", () => {
  const later = job({ cutting: 4800 }, { notBefore: "2026-12-07" });
  const load = loadFor([later]);
  const small = some({ cutting: 60, assembly: 60 });
  expect(daysToMake(load, small, 0)).toBe(0);
  // Twelve days of the saw do not fit into the eight before it. They come behind the ten of the other, which end on
  // 18 December: four until Christmas, four until the year ends, and four around Epiphany.
  expect(addDays(MONDAY, daysToMake(load, some({ cutting: 480 * 12 }), 0))).toBe("2027-01-11");
});

test("what has no end within the planned days is promised for the longest term and not for a day that nobody knows", () => {
  const piece = some({ cutting: 60, assembly: 60 });
  expect(daysToMake(loadFor([], workdays({ cutting: 480 })), piece, 0)).toBe(LONGEST_TERM);
  const whole = { id: "a", personId: "p", station: null, from: MONDAY, to: "2028-01-01" };
  expect(daysToMake(loadFor([], workdays(everyStation, [whole])), piece, 0)).toBe(LONGEST_TERM);
  const fortnight = { ...whole, to: "2026-12-06" };
  expect(daysToMake(loadFor([], workdays(everyStation, [fortnight])), piece, 0)).toBe(14);
  expect(daysToMake(loadFor([], []), piece, 0)).toBe(LONGEST_TERM);
  const wait = { lead: { from: 30, to: 45 }, waits: 0, minutes: piece };
  const workshop = { load: loadFor([], []), minutesPerPiece: 0 };
  expect(promisedDays({ ...workshop, packingMinutes: 0, deliveryMinutes: 0 }, wait)).toEqual({
    from: LONGEST_TERM,
    to: LONGEST_TERM,
  });
});

test("a station at which nobody works at all holds no promise up, one that only stands does", () => {
  const crew = { cutting: 480, assembly: 480 };
  const unmanned = unmannedBy([person(crew), { ...person(everyStation), isActive: false }]);
  expect(unmanned).toEqual(["edging", "drilling", "packing", "delivery"]);
  expect(unmannedBy([])).toEqual([]);
  const kind = { today: MONDAY, isOneBench: false, unmanned };
  const piece = some({ cutting: 480, drilling: 900, assembly: 960, delivery: 90 });
  const before = [job({ packing: 9000 })];
  expect(daysToMake(loadOf(before, { ...kind, days: workdays(crew) }), piece, 0)).toBe(1);
  const stands = {
    id: "a",
    personId: null,
    station: "cutting",
    from: MONDAY,
    to: "2028-01-01",
  } as const;
  const days = workdays(crew, [stands]);
  expect(daysToMake(loadOf(before, { ...kind, days }), piece, 0)).toBe(LONGEST_TERM);
});

test("what ends in the ninth month is promised for its day: every day of a year is planned", () => {
  // 180 working days of the saw, which 29 holidays and weekends make more of.
  const days = daysToMake(loadFor([]), some({ cutting: 480 * 180 }), 0);
  expect(days).toBeGreaterThan(250);
  expect(days).toBeLessThan(LONGEST_TERM);
});

test("of orders that may begin on a hundred days a load has few rooms, and still counts each order", () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    job({ cutting: 60 }, { notBefore: addDays(MONDAY, index) }),
  );
  const load = loadFor(many);
  expect(load.rooms.length).toBeLessThanOrEqual(24);
  expect(load.rooms.at(-1)!.until).toBe(load.days.length);
  // Days of eight hours, of which the hundred take one each.
  const piece = some({ cutting: 480 * 60 });
  const free = daysToMake(loadFor([]), piece, 0);
  expect(daysToMake(load, piece, 0)).toBeGreaterThan(free + 14);
});

test("loads are alike while the shop promises the same by them", () => {
  const workshop = {
    load: loadFor([]),
    minutesPerPiece: 0,
    packingMinutes: 30,
    deliveryMinutes: 90,
  };
  expect(promisesAlike(workshop, loadFor([job({ packing: 1 })]))).toBe(true);
  expect(promisesAlike(workshop, loadFor([job({ cutting: 960 })]))).toBe(false);
  expect(promisesAlike(workshop, null)).toBe(false);
  expect(promisesAlike({ ...workshop, load: null }, null)).toBe(true);
  expect(promisesAlike(workshop, { ...loadFor([]), today: addDays(MONDAY, 1) })).toBe(false);
});

test("where only the hours of a week are known, one bench makes everything and nobody counts who packs", () => {
  // 20 hours a week are 4 a day.
  const days = workdaysFrom(MONDAY, { people: [oneBench(20)], absences: nobodyAway, isClosed });
  const before = [job({ cutting: 120, drilling: 120, assembly: 240, packing: 900, delivery: 900 })];
  const load = loadOf(before, { today: MONDAY, days, isOneBench: true, unmanned: [] });
  expect(daysToMake(load, some({ cutting: 100, assembly: 140, packing: 900 }), 0)).toBe(2);
  expect(daysToMake(load, some({ cutting: 100, assembly: 141 }), 0)).toBe(3);
});

const amount = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 700 }));
const minutes = fc.record(perStation(() => amount));
const at = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null });
const dayAt = (after: number | null) => (after === null ? null : addDays(MONDAY, after));
const jobs = fc.array(
  fc
    .record({ left: minutes, due: at, notBefore: at, readyOn: at, deliverOn: at })
    .map(({ left, due, notBefore, readyOn, deliverOn }) =>
      job(left, {
        due: dayAt(due),
        notBefore: dayAt(notBefore),
        readyOn: dayAt(readyOn),
        deliverOn: dayAt(deliverOn),
      }),
    ),
  { maxLength: 12 },
);
const world = fc.record({
  jobs,
  crew: fc.record(
    perStation(() => fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 30, max: 900 }))),
  ),
  piece: minutes,
  waits: fc.integer({ min: 0, max: 40 }),
});
const runs = { numRuns: size(300, 5000) };

test("no promise is earlier than the day on which the plan itself would end the piece", () => {
  fc.assert(
    fc.property(world, ({ jobs: ordered, crew, piece, waits }) => {
      const days = workdays(crew);
      const one = { ...job(piece, { readyOn: addDays(MONDAY, waits) }), number: "new" };
      const planned = schedule([...ordered, one], days).jobs.find(
        ({ job: { number } }) => number === "new",
      )!;
      const promised = daysToMake(loadFor(ordered, days), piece, waits);
      if (planned.stuckAt !== null) expect(promised).toBe(LONGEST_TERM);
      else if (planned.endsOn !== null && promised < LONGEST_TERM) {
        expect(addDays(MONDAY, promised) >= planned.endsOn).toBe(true);
      }
    }),
    runs,
  );
});

test("more work, ordered or in the piece, never promises an earlier day", () => {
  fc.assert(
    fc.property(
      world,
      jobs,
      minutes,
      fc.nat(),
      ({ jobs: ordered, crew, piece, waits }, others, more, which) => {
        const days = workdays(crew);
        const promised = daysToMake(loadFor(ordered, days), piece, waits);
        const larger = perStation((station) => piece[station] + more[station]);
        expect(daysToMake(loadFor(ordered, days), larger, waits)).toBeGreaterThanOrEqual(promised);
        const mixed = [...ordered.slice(0, which % 5), ...others, ...ordered.slice(which % 5)];
        expect(daysToMake(loadFor(mixed, days), piece, waits)).toBeGreaterThanOrEqual(promised);
        const heavier = ordered.map((one, index) =>
          index === which % ordered.length
            ? { ...one, left: perStation((station) => one.left[station] + more[station]) }
            : one,
        );
        expect(daysToMake(loadFor(heavier, days), piece, waits)).toBeGreaterThanOrEqual(promised);
        expect(daysToMake(loadFor(ordered, days), piece, waits + 1)).toBeGreaterThanOrEqual(
          promised,
        );
      },
    ),
    runs,
  );
});

test("a machine that stands, somebody away or a free day never promises an earlier day", () => {
  const away = fc.record({
    station: fc.option(fc.constantFrom(...stations), { nil: null }),
    from: fc.integer({ min: 0, max: 60 }),
    length: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(world, away, ({ jobs: ordered, crew, piece, waits }, { station, from, length }) => {
      const promised = daysToMake(loadFor(ordered, workdays(crew)), piece, waits);
      const [first, last] = [addDays(MONDAY, from), addDays(MONDAY, from + length)];
      const absence = { id: "a", personId: station ? null : "p", station, from: first, to: last };
      const less = workdays(crew, [absence]);
      expect(daysToMake(loadFor(ordered, less), piece, waits)).toBeGreaterThanOrEqual(promised);
      const free = workdaysFrom(MONDAY, {
        people: [person(crew)],
        absences: nobodyAway,
        isClosed: (day) => isClosed(day) || (first <= day && day <= last),
      });
      expect(daysToMake(loadFor(ordered, free), piece, waits)).toBeGreaterThanOrEqual(promised);
    }),
    runs,
  );
});
