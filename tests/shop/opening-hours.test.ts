import { expect, test } from "vitest";

import { openState, weeklyHours } from "~/shop/opening-hours";

const hours = { weekdays: "9:00–18:00", saturday: "10:00–15:00", sunday: "" };

test.each([
  // Winter in Bucharest is two hours ahead of UTC, summer three.
  ["2026-01-12T06:59:00Z", { isOpen: false, isToday: true, time: "9:00" }],
  ["2026-01-12T07:00:00Z", { isOpen: true, time: "18:00" }],
  ["2026-01-12T15:59:00Z", { isOpen: true, time: "18:00" }],
  ["2026-01-12T16:00:00Z", { isOpen: false, isToday: false, time: "9:00" }],
  ["2026-07-13T06:00:00Z", { isOpen: true, time: "18:00" }],
  ["2026-01-17T12:59:00Z", { isOpen: true, time: "15:00" }],
] as const)("at %s it says what is so in Bucharest", (now, state) => {
  expect(openState(hours, new Date(now))).toMatchObject(state);
});

test("on a Saturday evening it opens on Monday", () => {
  const state = openState(hours, new Date("2026-01-17T20:00:00Z"));
  expect(state).toMatchObject({ isOpen: false, isToday: false, time: "9:00" });
  expect(state && !state.isOpen && state.opensOn.slice(0, 10)).toBe("2026-01-19");
});

test("a break at noon is a time closed", () => {
  const withBreak = { ...hours, weekdays: "9:00-13:00, 14.00 - 18.00" };
  expect(openState(withBreak, new Date("2026-01-12T11:30:00Z"))).toMatchObject({
    isOpen: false,
    isToday: true,
    time: "14:00",
  });
});

test("hours that nobody can read are none", () => {
  const closed = { weekdays: "la telefon", saturday: "25:00", sunday: "18:00–9:00" };
  expect(openState(closed, new Date())).toBeUndefined();
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
