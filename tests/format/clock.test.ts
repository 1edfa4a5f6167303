import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";

import { dayOf, startOfDay } from "~/platform/format/dates";

import { LONGEST_FILE, msAhead, putForward } from "../clock";
import { size } from "../promises/proof";

const year = { min: Date.parse("2026-01-01T00:00:00Z"), max: Date.parse("2027-12-31T00:00:00Z") };
const moment = fc.oneof(
  fc.integer(year),
  // Around midnights, those of summer among them.
  fc
    .tuple(fc.integer(year), fc.integer({ min: -LONGEST_FILE - 2, max: LONGEST_FILE }))
    .map(([at, off]) => Date.parse(startOfDay(dayOf(new Date(at).toISOString()))) + off),
);

test("whenever a file begins, midnight does not come while its tests run, and the clock is hardly wrong", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: LONGEST_FILE - 1 }), (now, later) => {
      const ahead = msAhead(now);
      const day = (at: number) => dayOf(new Date(at).toISOString());
      expect(day(now + ahead + later)).toBe(day(now + ahead));
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(LONGEST_FILE);
      if (day(now) === day(now + LONGEST_FILE)) expect(ahead).toBe(0);
    }),
    { numRuns: size(500, 10_000) },
  );
});

test("a clock that is put forward goes on, and says no other day than it is told", () => {
  const before = Date.now();
  const setRight = putForward(60_000);
  onTestFinished(setRight);
  expect(Date.now() - before).toBeGreaterThanOrEqual(60_000);
  expect(Math.abs(new Date().getTime() - Date.now())).toBeLessThan(1_000);
  expect(new Date("2026-03-01").toISOString()).toBe("2026-03-01T00:00:00.000Z");
  expect(new Date(2026, 0, 1) instanceof Date).toBe(true);
  setRight();
  expect(Date.now() - before).toBeLessThan(60_000);
});
