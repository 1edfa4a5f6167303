import { expect, test } from "vitest";

import { formatDateTime, readDay } from "~/platform/format/dates";

test("a summer instant is shown on Bucharest's clock, three hours ahead", () => {
  const shown = formatDateTime("2026-07-01T21:30:00.000Z", "ro");
  expect(shown).toContain("2 iulie 2026");
  expect(shown).toContain("00:30");
});

test("a winter instant is shown two hours ahead, also in the next year", () => {
  const shown = formatDateTime("2026-12-31T22:05:00.000Z", "ro");
  expect(shown).toContain("1 ianuarie 2027");
  expect(shown).toContain("00:05");
});

test("the page's language names the month", () => {
  expect(formatDateTime("2026-07-01T08:00:00.000Z", "fr")).toContain("1 juillet 2026");
  expect(formatDateTime("2026-07-01T08:00:00.000Z", "bg")).toContain("1 юли 2026");
});

test.each([
  ["2026-02-28", "2026-02-28"],
  ["2026-02-29", ""],
  ["2028-02-29", "2028-02-29"],
  ["2026-04-31", ""],
  ["2026-13-01", ""],
  ["2026-00-10", ""],
  ["26-02-28", ""],
  ["", ""],
])("a day that is sent as %o is %o", (text, day) => {
  expect(readDay(text)).toBe(day);
});
