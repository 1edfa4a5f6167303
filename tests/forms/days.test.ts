import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, dayOf, hasCome, isAhead } from "~/platform/format/dates";
import { dayField, dayMessage } from "~/platform/forms/field-schemas";

const today = dayOf(new Date().toISOString());

test("days ahead are today and so many after it, and days that have come are today and all before it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), fc.nat(400), (distance, most) => {
      const day = addDays(today, distance);
      expect(isAhead(day, most)).toBe(distance >= 0 && distance <= most);
      expect(hasCome(day)).toBe(distance <= 0);
    }),
  );
  for (const most of [0, 7]) {
    expect(isAhead(addDays(today, most), most)).toBe(true);
    expect(isAhead(addDays(today, most + 1), most)).toBe(false);
  }
});

test.each(["", "ieri", "2026-02-30", "29.11.2026", "2026-1-1"])(
  "%j is no day, and a field for days shows how one is written",
  (typed) => {
    expect(isAhead(typed, 400)).toBe(false);
    const { error } = dayField("holidayDay").safeParse(typed);
    expect(error?.issues[0]?.message).toBe(dayMessage("holidayDay"));
    expect(dayMessage("holidayDay")).toBe(`holidayDay?example=${today}`);
  },
);
