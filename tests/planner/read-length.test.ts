import fc from "fast-check";
import { expect, test } from "vitest";

import { likely as parts } from "~/front/routes/shop/planner/field-bounds";
import { kinds } from "~/furniture/boards/design";
import { anyLength } from "~/furniture/boards/design";
import { boundsOf, placeLengths } from "~/furniture/planner/front/place-lengths";
import { ruleSections } from "~/furniture/workshop-numbers/settings/rule-settings";
import {
  readLength,
  readOtherLength,
  writeLength,
  type LengthBounds,
} from "~/platform/format/read-length";
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
      const shown = writeLength(length, language, may, likely);
      expect(readLength(shown, may, likely)).toBe(length);
      // What the shop wrote itself is never asked about.
      expect(readOtherLength(shown, may, likely)).toBe(length);
    }),
    { numRuns: 2000 },
  );
});

/** The whole numbers that a field takes for two lengths, from and to; undefined where it takes none so. */
function twoThings({ may, likely }: { may: LengthBounds; likely: LengthBounds }) {
  const numbers = Array.from({ length: 10_000 }, (_, number) => number);
  const two = numbers.filter((number) => {
    const text = String(number);
    return readOtherLength(text, may, likely) !== readLength(text, may, likely);
  });
  return two.length === 0 ? undefined : [two[0], two.at(-1)];
}

test("a number is two lengths where centimetres and millimetres are both possible, and only there", () => {
  const field = fc.record({
    name: fc.constantFrom(...placeLengths),
    kind: fc.constantFrom(...kinds),
  });
  fc.assert(
    fc.property(field, fc.integer({ min: -1, max: 1 }), ({ name, kind }, beside) => {
      const { may, likely } = boundsOf(name, kind);
      for (const edge of [likely.min, likely.max, likely.min / 10, likely.max / 10]) {
        const number = Math.round(edge) + beside;
        const text = String(number);
        const [inCm, inMm] = [number * 10, number].map(
          (length) => length >= likely.min && length <= likely.max,
        );
        const isTwo = Boolean(inCm && inMm);
        expect(readOtherLength(text, may, likely)).toBe(
          isTwo ? number : readLength(text, may, likely),
        );
        if (isTwo) expect(readLength(text, may, likely)).toBe(number * 10);
        for (const unit of ["cm", "mm"]) {
          const said = `${text} ${unit}`;
          expect(readOtherLength(said, may, likely)).toBe(readLength(said, may, likely));
        }
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["wardrobe", "nicheWidth", [300, 600]],
  ["wardrobe", "nicheHeight", undefined],
  ["wardrobe", "nicheDepth", undefined],
  ["wardrobe", "width", [300, 540]],
  ["wardrobe", "height", undefined],
  ["wardrobe", "depth", undefined],
  ["bookcase", "nicheWidth", [250, 600]],
  ["bookcase", "nicheHeight", [300, 600]],
  ["bookcase", "nicheDepth", [180, 200]],
  ["bookcase", "depth", undefined],
  ["chest", "height", undefined],
  ["chest", "skirting", [5, 10]],
  ["chest", "ceiling", undefined],
  ["chest", "wayWidth", [400, 400]],
  ["chest", "wayHeight", undefined],
] as const)("of a %s the numbers of %s that are two lengths are %j", (kind, name, numbers) => {
  expect(twoThings(boundsOf(name, kind))).toEqual(numbers);
});

test("of the parts of a piece columns and zones alone take a number for two lengths", () => {
  const numbersOf = (part: keyof typeof parts) =>
    twoThings({ may: anyLength, likely: parts[part] });
  expect(numbersOf("column")).toEqual([120, 180]);
  expect(numbersOf("zone")).toEqual([100, 320]);
  expect(numbersOf("topBox")).toBeUndefined();
  expect(numbersOf("plinth")).toBeUndefined();
  // Under any rules that the workshop may set.
  const of = (section: string, name: string) => {
    const setting = ruleSections[section]!.find((one) => one.name === name)!;
    return [setting.least, setting.most] as const;
  };
  expect(parts.column).toEqual({
    min: of("columns", "narrowestColumn")[0],
    max: of("columns", "widestColumn-at25")[1],
  });
  expect(parts.zone.min).toBe(of("columns", "lowestZone")[0]);
  expect(parts.plinth).toEqual({
    min: of("plinth", "plinth-least")[0],
    max: of("plinth", "plinth-most")[1],
  });
});
