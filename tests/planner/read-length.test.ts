import fc from "fast-check";
import { expect, test } from "vitest";

import { kinds } from "~/furniture/boards/design";
import { anyLength, boundsOf, placeLengths } from "~/furniture/planner/read-place";
import { readLength, writeLength } from "~/platform/format/read-length";
import { languageCodes } from "~/platform/i18n/languages";

const niche = { min: 200, max: 6000 };

test.each([
  ["217", 2170],
  ["217 cm", 2170],
  ["217cm", 2170],
  ["216,5", 2165],
  ["216.5 CM", 2165],
  ["2170", 2170],
  ["2170 mm", 2170],
  ["2.170 mm", 2170],
  ["2 170", 2170],
  ["2,17 m", 2170],
  ["2.17", 2170],
  ["2,5", 2500],
  ["2 m", 2000],
  ["217 см", 2170],
  ["2170 мм", 2170],
  ["2,17 м", 2170],
  ["60", 600],
  ["600", 6000],
  ["600 mm", 600],
])("%s is read as %i mm where a niche is asked for", (typed, length) => {
  expect(readLength(typed, niche)).toBe(length);
});

test.each([
  "",
  " ",
  "lat",
  "-217",
  "217 km",
  "2x17",
  "10",
  "9999 cm",
  "1e3",
  "2,17,5",
  "∞",
  "217 cm cm",
])("“%s” is no width of a niche", (typed) => {
  expect(readLength(typed, niche)).toBeUndefined();
});

test("what makes no likely length in centimetres is millimetres", () => {
  const depth = { min: 350, max: 800 };
  expect(readLength("60", anyLength, depth)).toBe(600);
  expect(readLength("600", anyLength, depth)).toBe(600);
  // Neither is likely: then it is centimetres, and the piece says what it can be.
  expect(readLength("95", anyLength, depth)).toBe(950);
});

test("what a field shows is read as the same length, in every language", () => {
  const shown = fc.record({
    name: fc.constantFrom(...placeLengths),
    kind: fc.constantFrom(...kinds),
    language: fc.constantFrom(...languageCodes),
    length: fc.integer({ min: anyLength.min, max: anyLength.max }),
  });
  fc.assert(
    fc.property(shown, ({ name, kind, language, length }) => {
      const { may, likely } = boundsOf(name, kind);
      fc.pre(length >= may.min && length <= may.max);
      expect(readLength(writeLength(length, language, may, likely), may, likely)).toBe(length);
    }),
    { numRuns: 2000 },
  );
});
