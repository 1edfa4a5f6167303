import { expect, test } from "vitest";

import { openState } from "~/platform/settings/front/open-now";
import { weeklyHours } from "~/platform/settings/opening-hours";

const hours = { weekdays: "9:00–18:00", saturday: "10:00–15:00", sunday: "" };

const never = () => false;

test.each([
  // Winter in Bucharest is two hours ahead of UTC, summer three.
  ["2026-01-12T06:59:00Z", { isOpen: false, daysAhead: 0, time: "9:00" }],
  ["2026-01-12T07:00:00Z", { isOpen: true, time: "18:00" }],
  ["2026-01-12T15:59:00Z", { isOpen: true, time: "18:00" }],
  ["2026-01-12T16:00:00Z", { isOpen: false, daysAhead: 1, time: "9:00" }],
  ["2026-07-13T06:00:00Z", { isOpen: true, time: "18:00" }],
  ["2026-01-17T12:59:00Z", { isOpen: true, time: "15:00" }],
] as const)("at %s it says what is so in Bucharest", (now, state) => {
  expect(openState(hours, never, new Date(now))).toMatchObject(state);
});

test("on a Saturday evening it opens on Monday", () => {
  const state = openState(hours, never, new Date("2026-01-17T20:00:00Z"));
  expect(state).toMatchObject({ isOpen: false, daysAhead: 2, time: "9:00" });
  expect(state && !state.isOpen && state.opensOn.slice(0, 10)).toBe("2026-01-19");
});

// Saint Andrew's is the Monday and the National Day the Tuesday after this Saturday.
const holidays = new Set(["2026-11-30", "2026-12-01", "2026-12-25", "2026-12-26"]);
test.each([
  ["the evening before, which is a Friday", "2026-11-27T18:00:00Z", "2026-11-28", 1],
  ["the Saturday before", "2026-11-28T13:00:00Z", "2026-12-02", 4],
  ["the first holiday, in its hours", "2026-11-30T10:00:00Z", "2026-12-02", 2],
  ["the last minute of the last", "2026-12-01T21:59:00Z", "2026-12-02", 1],
  ["the first minute of the day after", "2026-12-01T22:00:00Z", "2026-12-02", 0],
  ["a Thursday before a holiday that is a Friday", "2026-12-24T16:00:00Z", "2026-12-28", 4],
] as const)("holidays are skipped: %s", (_, now, opensOn, daysAhead) => {
  expect(openState(hours, (day) => holidays.has(day), new Date(now))).toEqual({
    isOpen: false,
    daysAhead,
    time: opensOn === "2026-11-28" ? "10:00" : "9:00",
    opensOn: `${opensOn}T12:00:00.000Z`,
  });
});

test("the day before a holiday and the day after it are open as always", () => {
  const isClosedOn = (day: string) => holidays.has(day);
  for (const [now, time] of [
    ["2026-11-28T12:59:00Z", "15:00"],
    ["2026-12-02T07:00:00Z", "18:00"],
  ] as const) {
    expect(openState(hours, isClosedOn, new Date(now))).toEqual({ isOpen: true, time });
  }
});

test("the clock change does not skip a day, and who is away for a year opens at no time", () => {
  // Midnight of the longest day: 24 hours later it is still the same day.
  const sunday = { weekdays: "", saturday: "", sunday: "9:00–18:00" };
  const shortly = openState(sunday, never, new Date("2026-10-24T21:30:00Z"));
  expect(shortly).toMatchObject({ daysAhead: 0 });
  const monday = openState({ ...hours, sunday: "" }, never, new Date("2026-10-24T21:30:00Z"));
  expect(monday).toMatchObject({ daysAhead: 1, opensOn: "2026-10-26T12:00:00.000Z" });
  expect(openState(hours, () => true, new Date("2026-10-24T21:30:00Z"))).toBeUndefined();
});

test("a break at noon is a time closed", () => {
  const withBreak = { ...hours, weekdays: "9:00-13:00, 14.00 - 18.00" };
  expect(openState(withBreak, never, new Date("2026-01-12T11:30:00Z"))).toMatchObject({
    isOpen: false,
    daysAhead: 0,
    time: "14:00",
  });
});

test("hours that nobody can read are none", () => {
  const closed = { weekdays: "la telefon", saturday: "25:00", sunday: "18:00–9:00" };
  expect(openState(closed, never, new Date())).toBeUndefined();
});

test("search engines get the days that are open, in their own spelling", () => {
  expect(weeklyHours(hours)).toEqual([
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    { days: ["Saturday"], opens: "10:00", closes: "15:00" },
  ]);
});
