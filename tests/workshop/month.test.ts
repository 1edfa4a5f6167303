import fc from "fast-check";
import { expect, test } from "vitest";

import { addMonths, readMonth } from "~/platform/format/dates";

const month = fc
  .tuple(fc.integer({ min: 2010, max: 2089 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, "0")}`);

test("months are counted as a calendar does, there and back", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  fc.assert(
    fc.property(month, fc.integer({ min: -120, max: 120 }), (from, count) => {
      const day = new Date(`${from}-01T00:00:00Z`);
      day.setUTCMonth(day.getUTCMonth() + count);
      expect(addMonths(from, count)).toBe(day.toISOString().slice(0, 7));
      expect(addMonths(addMonths(from, count), -count)).toBe(from);
    }),
  );
});

test("an address names a month or none", () => {
  expect(readMonth("2026-02")).toBe("2026-02");
  for (const text of [
    null,
    "",
    "2026-13",
    "2026-00",
    "1999-12",
    "2026-1",
    "2026-11-01",
    "noiembrie",
  ]) {
    expect(readMonth(text), String(text)).toBeUndefined();
  }
});
