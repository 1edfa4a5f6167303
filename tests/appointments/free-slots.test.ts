import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, dayOf, weekdayOf } from "~/platform/format/dates";
import { orthodoxEaster, publicHolidayOn, publicHolidays } from "~/platform/format/working-days";
import {
  freeSlots,
  readSlot,
  slotValue,
  timesOf,
  type TeamPlan,
} from "~/sales/appointments/front/free-slots";
import { readHours, shared, type Span } from "~/sales/appointments/front/hours";
import { isOpenState, kindOfWord, kinds, wordOfKind } from "~/sales/appointments/kinds";
import { instantAt, minutesOf, mondayOf, spanOf } from "~/sales/appointments/local-time";

const workdays = (...spans: Span[]): Span[][] => [spans, spans, spans, spans, spans, [], []];

const team = (changes: Partial<TeamPlan> = {}): TeamPlan => ({
  id: "t",
  kinds: ["measuring"],
  counties: ["RO-CJ"],
  hours: workdays([9 * 60, 13 * 60]),
  slotMinutes: 120,
  places: 1,
  noticeHours: 24,
  weeksAhead: 4,
  isActive: true,
  ...changes,
});

const never = () => false;
/** A shop that tells no hours of its showroom. */
const always = () => undefined;
/** A Monday morning in winter: ten o'clock in Bucharest. */
const now = new Date("2026-11-23T08:00:00.000Z");
const query = {
  kind: "measuring",
  county: "RO-CJ",
  from: "2026-11-23",
  to: "2026-11-25",
  now,
} as const;

const clockOf = (instant: string) => {
  const minutes = minutesOf(new Date(instant));
  return `${dayOf(instant)} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};
const starts = (slots: { start: string }[]) => slots.map(({ start }) => clockOf(start));

test("a team's hours are cut into slots, from the end of its notice to as far as it plans", () => {
  const calendar = { teams: [team()], openAt: always, isClosed: never, taken: [] };
  expect(starts(freeSlots(query, calendar))).toEqual([
    "2026-11-24 11:00",
    "2026-11-25 9:00",
    "2026-11-25 11:00",
  ]);
  const desk = freeSlots({ ...query, isNoticeWaived: true }, calendar);
  expect(starts(desk)[0]).toBe("2026-11-23 11:00");
  const far = freeSlots({ ...query, from: "2026-12-20", to: "2027-02-01" }, calendar);
  expect(starts(far).at(-1)).toBe("2026-12-21 11:00");
});

test("a slot is free until all places at its time are taken, whatever length they were booked in", () => {
  const one = { teamId: "t", start: "2026-11-25T07:00:00.000Z", end: "2026-11-25T09:00:00.000Z" };
  const odd = { teamId: "t", start: "2026-11-25T08:30:00.000Z", end: "2026-11-25T09:30:00.000Z" };
  const on = { ...query, from: "2026-11-25" };
  const left = (places: number, taken: (typeof one)[]) =>
    freeSlots(on, { teams: [team({ places })], openAt: always, isClosed: never, taken }).map(
      (slot) => [clockOf(slot.start).slice(11), slot.left],
    );
  expect(left(1, [one])).toEqual([["11:00", 1]]);
  expect(left(2, [one])).toEqual([
    ["9:00", 1],
    ["11:00", 2],
  ]);
  expect(left(2, [one, odd])).toEqual([["11:00", 1]]);
  expect(left(1, [one, odd])).toEqual([]);
});

test.each([
  ["until it begins", "05:00", "07:00", true],
  ["until a minute after it begins", "05:00", "07:01", false],
  ["from when it ends", "09:00", "11:00", true],
  ["from a minute before it ends", "08:59", "11:00", false],
  ["within it", "07:59", "08:00", false],
  ["all of it", "07:00", "09:00", false],
  ["around it", "06:00", "10:00", false],
])("a slot beside an appointment that lasts %s", (_, from, to, isFree) => {
  const taken = [
    { teamId: "t", start: `2026-11-25T${from}:00.000Z`, end: `2026-11-25T${to}:00.000Z` },
  ];
  const day = { ...query, from: "2026-11-25" };
  const free = starts(freeSlots(day, { teams: [team()], openAt: always, isClosed: never, taken }));
  expect(free.includes("2026-11-25 9:00")).toBe(isFree);
});

test.each([
  ["exactly its notice before", "2026-11-24T07:00:00.000Z", true],
  ["a millisecond less", "2026-11-24T07:00:00.001Z", false],
])("a slot is offered until the team's notice: %s", (_, asked, isOffered) => {
  const calendar = { teams: [team()], openAt: always, isClosed: never, taken: [] };
  const slots = freeSlots({ ...query, now: new Date(asked) }, calendar);
  expect(starts(slots).includes("2026-11-25 9:00")).toBe(isOffered);
});

test("the last day that a team plans is offered, and no day after it", () => {
  const everyDay = Array.from({ length: 7 }, (): Span[] => [[9 * 60, 11 * 60]]);
  const calendar = {
    teams: [team({ hours: everyDay })],
    openAt: always,
    isClosed: never,
    taken: [],
  };
  const slots = freeSlots({ ...query, to: "2027-02-01" }, calendar);
  expect(starts(slots).at(-1)).toBe("2026-12-21 9:00");
});

test("the county decides who comes; to the showroom people come from anywhere", () => {
  const teams = [team(), team({ id: "s", kinds: ["showroom"], counties: [] })];
  const calendar = { teams, openAt: always, isClosed: never, taken: [] };
  expect(freeSlots({ ...query, county: "RO-IS" }, calendar)).toEqual([]);
  expect(freeSlots({ ...query, kind: "delivery" }, calendar)).toEqual([]);
  const showroom = freeSlots({ ...query, kind: "showroom", county: "" }, calendar);
  expect(new Set(showroom.map(({ teamId }) => teamId))).toEqual(new Set(["s"]));
  expect(freeSlots(query, { ...calendar, teams: [team({ isActive: false })] })).toEqual([]);
});

test.each([
  // The team works from nine to one; visits take two hours.
  ["later than the team", [[10 * 60, 19 * 60]], ["10:00"]],
  ["as long as the team", [[9 * 60, 13 * 60]], ["9:00", "11:00"]],
  ["until noon", [[8 * 60, 12 * 60]], ["9:00"]],
  [
    "in two spans",
    [
      [9 * 60, 11 * 60],
      [11 * 60, 20 * 60],
    ],
    ["9:00", "11:00"],
  ],
  ["a minute too short", [[10 * 60 + 1, 12 * 60]], []],
  ["in the afternoon", [[13 * 60, 19 * 60]], []],
  ["not at all", [], []],
  ["at hours it does not tell", undefined, ["9:00", "11:00"]],
] as [string, Span[] | undefined, string[]][])(
  "a showroom that is open %s is visited while both are there; to homes a team goes all the same",
  (_what, open, visits) => {
    const both = team({ kinds: ["showroom", "measuring"] });
    const calendar = { teams: [both], openAt: () => open, isClosed: never, taken: [] };
    const on = (kind: "showroom" | "measuring") =>
      starts(freeSlots({ ...query, kind, from: "2026-11-25" }, calendar)).map((one) =>
        one.slice(11),
      );
    expect(on("showroom")).toEqual(visits);
    expect(on("measuring")).toEqual(["9:00", "11:00"]);
  },
);

test("of two teams at one time customers are shown one, the freer of both", () => {
  const teams = [team(), team({ id: "u", places: 3 })];
  const times = timesOf(freeSlots(query, { teams, openAt: always, isClosed: never, taken: [] }));
  expect(times.map(({ teamId, left }) => [teamId, left])).toEqual([
    ["u", 3],
    ["u", 3],
    ["u", 3],
  ]);
  expect(readSlot(slotValue(times[0]!))).toMatchObject({ start: times[0]!.start });
  const [noDay, day] = ["2026-13-01T09:00:00.000Z", "2026-12-01T09:00:00.000Z"];
  const odd = [`${noDay}/${day}`, `${day}/${noDay}`, `x${day}/${day}`, `${day}/${day}x`];
  for (const wrong of ["", "9:00", `${times[0]!.start}/`, "x".repeat(1000), ...odd]) {
    expect(readSlot(wrong)).toBeUndefined();
  }
});

test("times are in their order, those of one time by how much room there is", () => {
  const teams = [
    team({ id: "late", hours: workdays([11 * 60, 13 * 60]) }),
    team({ id: "one" }),
    team({ id: "three", places: 3 }),
    team({ id: "two", places: 2 }),
  ];
  const calendar = { teams, openAt: always, isClosed: never, taken: [] };
  const day = freeSlots({ ...query, from: "2026-11-25" }, calendar);
  expect(day.map(({ start, left }) => [clockOf(start).slice(11), left])).toEqual([
    ...[3, 2, 1].map((left) => ["9:00", left]),
    ...[3, 2, 1, 1].map((left) => ["11:00", left]),
  ]);
});

test("what one team has taken leaves the others free", () => {
  const taken = [
    { teamId: "u", start: "2026-11-25T07:00:00.000Z", end: "2026-11-25T09:00:00.000Z" },
  ];
  const calendar = { teams: [team(), team({ id: "u" })], openAt: always, isClosed: never, taken };
  const at = freeSlots({ ...query, from: "2026-11-25" }, calendar).filter(
    ({ start }) => clockOf(start) === "2026-11-25 9:00",
  );
  expect(at.map(({ teamId, left }) => [teamId, left])).toEqual([["t", 1]]);
});

test("of one time's teams in any order the freest is shown, and the first of those as free", () => {
  const slot = { start: "2026-11-25T07:00:00.000Z", end: "2026-11-25T09:00:00.000Z" };
  const longer = { ...slot, end: "2026-11-25T10:00:00.000Z" };
  const of = (teamId: string, left: number, time = slot) => ({ ...time, teamId, left });
  const shown = timesOf([of("a", 1), of("b", 2), of("c", 2), of("d", 1, longer)]);
  expect(shown.map(({ teamId }) => teamId)).toEqual(["b", "d"]);
});

test("a kind is read from the word of its addresses, and from no other", () => {
  expect(kinds.map(wordOfKind)).toEqual(["showroom", "masuratori", "livrare"]);
  expect(kinds.map((kind) => kindOfWord(wordOfKind(kind)))).toEqual([...kinds]);
  expect([null, "", "measuring"].map(kindOfWord)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ["booked", true],
  ["moved", true],
  ["cancelled", false],
] as const)("an appointment that is %s takes its team's place: %s", (state, isOpen) => {
  expect(isOpenState(state)).toBe(isOpen);
});

test("weeks begin on Monday, and days last from midnight to midnight in Bucharest", () => {
  const days = ["2026-11-22", "2026-11-23", "2026-11-25", "2026-11-29"];
  expect(days.map(mondayOf)).toEqual(["2026-11-16", "2026-11-23", "2026-11-23", "2026-11-23"]);
  expect(spanOf("2026-11-23", "2026-11-24")).toEqual({
    start: "2026-11-22T22:00:00.000Z",
    end: "2026-11-24T22:00:00.000Z",
  });
});

test("time in spans of both is shared; spans that only touch share none", () => {
  const open: Span[] = [
    [480, 600],
    [780, 900],
  ];
  expect(shared([[540, 780]], open)).toEqual([[540, 600]]);
});

test("the two changes of the clock: the same hours on the wall, other instants, no slot across", () => {
  const nights = Array.from({ length: 7 }, (): Span[] => [[60, 6 * 60]]);
  const on = (day: string, hours: Span[][]) =>
    freeSlots(
      { ...query, from: day, to: day, now: new Date(`${addDays(day, -3)}T08:00:00Z`) },
      { teams: [team({ hours, slotMinutes: 60 })], openAt: always, isClosed: never, taken: [] },
    ).map(({ start }) => start.slice(11, 16));
  const days = Array.from({ length: 7 }, (): Span[] => [[9 * 60, 11 * 60]]);
  // 28 March 2027 is the Sunday without the hour from three to four; 25 October 2026 has it twice.
  expect(on("2027-03-27", days)).toEqual(["07:00", "08:00"]);
  expect(on("2027-03-28", days)).toEqual(["06:00", "07:00"]);
  expect(on("2026-10-24", days)).toEqual(["06:00", "07:00"]);
  expect(on("2026-10-25", days)).toEqual(["07:00", "08:00"]);
  expect(on("2027-03-28", nights)).toEqual(["23:00", "01:00", "02:00"]);
  expect(on("2026-10-25", nights)).toEqual(["22:00", "23:00", "02:00", "03:00"]);
  expect(instantAt("2027-03-28", 3 * 60 + 30)).toBeUndefined();
  expect(instantAt("2026-10-25", 3 * 60 + 30)).toBe("2026-10-25T00:30:00.000Z");
  expect(instantAt("2026-12-31", 24 * 60)).toBe("2026-12-31T22:00:00.000Z");
});

test("Orthodox Easter and the public holidays of worked years", () => {
  expect([2024, 2025, 2026, 2027, 2028].map(orthodoxEaster)).toEqual([
    "2024-05-05",
    "2025-04-20",
    "2026-04-12",
    "2027-05-02",
    "2028-04-16",
  ]);
  const of2026 = publicHolidays(2026);
  expect(of2026).toHaveLength(16);
  expect(of2026).toContainEqual({ day: "2026-04-10", name: "goodFriday" });
  expect(of2026).toContainEqual({ day: "2026-06-01", name: "children" });
  expect(publicHolidayOn("2026-06-01")).toBe("children");
  expect(publicHolidayOn("2027-05-03")).toBe("easter");
  expect(publicHolidayOn("2026-11-25")).toBeUndefined();
  // In 2026 Pentecost's Monday is Children's Day too, so the year has one day less.
  expect(publicHolidays(2027)).toHaveLength(17);
});

test.each([
  ["", []],
  ["9:00–17:00", [[540, 1020]]],
  [
    "9.00-13.00, 14:00 — 24:00",
    [
      [540, 780],
      [840, 1440],
    ],
  ],
  [
    "14:00-18:00, 9:00-13:00",
    [
      [540, 780],
      [840, 1080],
    ],
  ],
  ["  ", []],
  ["9:30-17:45", [[570, 1065]]],
  [
    "0:00-8:00, 8:00-9:00",
    [
      [0, 480],
      [480, 540],
    ],
  ],
  [
    "1:00-2:00, 3:00-4:00, 5:00-6:00, 7:00-8:00",
    [
      [60, 120],
      [180, 240],
      [300, 360],
      [420, 480],
    ],
  ],
  ["1:00-2:00, 3:00-4:00, 5:00-6:00, 7:00-8:00, 9:00-10:00", undefined],
  ["17:00-9:00", undefined],
  ["9:00-9:00", undefined],
  ["9:60-17:00", undefined],
  ["9:00-16:60", undefined],
  ["luni 9:00-17:00", undefined],
  ["9:00-17:00 luni", undefined],
  ["9:00-13:00, 12:00-14:00", undefined],
  ["9:75-10:00", undefined],
  ["9-17", undefined],
  ["20:00-25:00", undefined],
])("the hours %j are read as %j", (text, spans) => {
  expect(readHours(text)).toEqual(spans);
});

const minutes = fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15);
const spans = fc.tuple(minutes, minutes).map(([one, other]): Span[] => {
  return one === other ? [] : [[Math.min(one, other), Math.max(one, other)]];
});
const anyTeam = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  kinds: fc.subarray([...kinds]),
  counties: fc.subarray(["RO-CJ", "RO-B", "RO-IS"]),
  hours: fc.array(spans, { minLength: 7, maxLength: 7 }),
  slotMinutes: fc.constantFrom(15, 30, 45, 60, 120, 240),
  places: fc.integer({ min: 1, max: 3 }),
  noticeHours: fc.integer({ min: 0, max: 96 }),
  weeksAhead: fc.integer({ min: 1, max: 8 }),
  isActive: fc.boolean(),
});
const anyCase = fc.record({
  teams: fc.uniqueArray(anyTeam, { selector: ({ id }) => id, maxLength: 3 }),
  kind: fc.constantFrom(...kinds),
  county: fc.constantFrom("RO-CJ", "RO-B", ""),
  // Around both changes of the clock, Easter and New Year.
  now: fc
    .tuple(
      fc.constantFrom("2026-03-25", "2026-04-08", "2026-10-22", "2026-12-22", "2027-03-24"),
      fc.integer({ min: 0, max: 5 * 24 * 60 }),
    )
    .map(([day, after]) => new Date(Date.parse(`${day}T00:00:00Z`) + after * 60_000)),
  ahead: fc.integer({ min: -3, max: 20 }),
  days: fc.integer({ min: 0, max: 14 }),
  open: fc.array(spans, { minLength: 7, maxLength: 7 }),
  picks: fc.array(fc.nat(), { maxLength: 60 }),
});

test("whatever is booked: never above the places, outside hours, on a holiday, or too soon", () => {
  fc.assert(
    fc.property(anyCase, ({ teams, kind, county, now: at, ahead, days, open, picks }) => {
      const from = addDays(dayOf(at.toISOString()), ahead);
      const asked = { kind, county, from, to: addDays(from, days), now: at };
      const isClosed = (day: string) => publicHolidayOn(day) !== undefined;
      const taken: { teamId: string; start: string; end: string }[] = [];
      for (const pick of picks) {
        const free = freeSlots(asked, {
          teams,
          openAt: (weekday) => open[weekday],
          isClosed,
          taken,
        });
        if (free.length === 0) break;
        taken.push(free[pick % free.length]!);
      }
      for (const { teamId, start, end } of taken) {
        const one = teams.find(({ id }) => id === teamId)!;
        const day = dayOf(start);
        expect(one.isActive && one.kinds.includes(kind)).toBe(true);
        if (kind !== "showroom") expect(one.counties).toContain(county);
        expect(day >= asked.from && day <= asked.to).toBe(true);
        expect(isClosed(day)).toBe(false);
        expect(Date.parse(start) - at.getTime()).toBeGreaterThanOrEqual(
          one.noticeHours * 3_600_000,
        );
        expect(Date.parse(end) - Date.parse(start)).toBe(one.slotMinutes * 60_000);
        const begins = minutesOf(new Date(start));
        const ends = dayOf(end) === day ? minutesOf(new Date(end)) : 24 * 60;
        const spansOfDay = one.hours[weekdayOf(day)]!;
        expect(spansOfDay.some(([opens, closes]) => begins >= opens && ends <= closes)).toBe(true);
        if (kind === "showroom") {
          const openThen = open[weekdayOf(day)]!;
          expect(openThen.some(([opens, closes]) => begins >= opens && ends <= closes)).toBe(true);
        }
        const running = taken.filter(
          (other) => other.teamId === teamId && other.start <= start && other.end > start,
        );
        expect(running.length).toBeLessThanOrEqual(one.places);
      }
    }),
    { numRuns: 120 },
  );
});
