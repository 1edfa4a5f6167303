import fc from "fast-check";
import { expect, test } from "vitest";

import {
  readConfigurationFields,
  parseConfiguration,
} from "~/furniture/configurator/configuration";
import {
  boundNames,
  dimensions,
  drawableSizes,
  isWithin,
  LARGEST,
  nearestLength,
  otherLength,
  ownSizesOf,
  sizesOf,
  SMALLEST,
  usualSizes,
  type Bounds,
} from "~/furniture/configurator/sizes";
import { productForm } from "~/shop/catalogue-editing/front/product-form";

const fives = fc.integer({ min: SMALLEST / 5, max: LARGEST / 5 }).map((count) => count * 5);
const bounds: fc.Arbitrary<Bounds> = fc
  .tuple(fives, fives, fives)
  .map((three) => [...three].sort((a, b) => a - b))
  .map(([min = 0, start = 0, max = 0]) => ({ start, min, max }));

/** Every length that is made, tried one by one. */
function nearestByTrying({ min, max }: Bounds, wanted: number): number {
  let best = min;
  for (let length = min; length <= max; length += 5) {
    if (Math.abs(length - wanted) < Math.abs(best - wanted)) best = length;
  }
  return best;
}

test("the nearest length is the one that trying all of them finds, the smaller of two as near", () => {
  const typed = fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(bounds, typed, (within, wanted) => {
      // What is no length in centimetres, and one in millimetres, is millimetres.
      const isIn = (length: number) => length >= within.min && length <= within.max;
      const isMm = Number.isInteger(wanted) && !isIn(wanted) && isIn(wanted / 10);
      fc.pre(wanted >= 10);
      const best = nearestByTrying(within, isMm ? wanted / 10 : wanted);
      expect(nearestLength(within, String(wanted))).toBe(best);
      expect(nearestLength(within, String(wanted).replace(".", ","))).toBe(best);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["217", 215],
  ["218", 220],
  ["217,5", 215],
  ["217 cm", 215],
  ["2170", 215],
  ["2,17 m", 215],
  ["12345", 300],
  ["12", 50],
  ["0", 50],
  ["999", 100],
  ["300", 300],
])("within 50 to 300 the nearest to %s is %d", (typed, nearest) => {
  expect(nearestLength(usualSizes.width, typed)).toBe(nearest);
});

test("a number that a piece can be made in as centimetres and as millimetres offers both", () => {
  const number = fc.integer({ min: 0, max: 9_999 });
  fc.assert(
    fc.property(bounds, number, (within, typed) => {
      const isIn = (length: number) => length >= within.min && length <= within.max;
      const other = otherLength(within, String(typed));
      const isTwo = isIn(typed) && isIn(typed / 10);
      expect(other).toBe(isTwo ? nearestByTrying(within, typed / 10) : undefined);
    }),
    { numRuns: 2000 },
  );
  // Between the usual sizes no number is two.
  for (const within of Object.values(usualSizes)) {
    for (let typed = 0; typed < 10_000; typed += 1) {
      expect(otherLength(within, String(typed))).toBeUndefined();
    }
  }
});

test.each(["", "-100", "1e2", "NaN", "lat", "217.51", "1.2.3", "٢٠٠", "<b>"])(
  "%j is no number, and has nothing near it",
  (typed) => {
    expect(nearestLength(usualSizes.width, typed)).toBeUndefined();
  },
);

test("what is offered is accepted, and what is accepted is what was typed", () => {
  const choices = { materials: [{ id: "pal" }], handles: [{ id: "bar" }] };
  const typed = fc.oneof(fc.integer({ min: 0, max: 9_999 }).map(String), fc.string());
  fc.assert(
    fc.property(bounds, typed, typed, typed, (one, width, height, depth) => {
      const sizes = { width: one, height: usualSizes.height, depth: one };
      const query = new URLSearchParams({ width, height, depth });
      const { configuration, nearest } = parseConfiguration(
        readConfigurationFields(query, choices, sizes),
        choices,
        sizes,
      );
      if (nearest) {
        expect(isWithin(sizes, nearest)).toBe(true);
        for (const name of dimensions) query.set(name, String(nearest[name]));
        const taken = readConfigurationFields(query, choices, sizes);
        expect(parseConfiguration(taken, choices, sizes).configuration).toEqual(nearest);
      }
      if (configuration) {
        const asTyped = [width, height, depth].map((text) => Number(text));
        expect(dimensions.map((name) => configuration[name])).toEqual(asTyped);
      }
    }),
  );
});

test("a product without sizes of its own has the usual, and may be drawn in all of them", () => {
  expect(sizesOf(ownSizesOf(() => null))).toEqual(usualSizes);
  for (const name of dimensions) {
    expect(drawableSizes[name].min).toBeLessThanOrEqual(usualSizes[name].min);
    expect(drawableSizes[name].max).toBeGreaterThanOrEqual(usualSizes[name].max);
  }
});

test("whatever the form accepts gives a start between the bounds; what it refuses would not", () => {
  const own = fc.record(
    Object.fromEntries(
      dimensions.map((name) => [
        name,
        fc.record(
          Object.fromEntries(boundNames.map((bound) => [bound, fc.option(fives, { freq: 2 })])),
        ),
      ]),
    ),
  );
  const piece = { name: "Birou", category: "birouri", price: "1", stock: "1", form: "desk" };
  fc.assert(
    fc.property(own, (typed) => {
      const fields = dimensions.flatMap((name) =>
        boundNames.map((bound) => [
          name + bound[0]!.toUpperCase() + bound.slice(1),
          String(typed[name]![bound] ?? ""),
        ]),
      );
      const sizes = sizesOf(ownSizesOf((name, bound) => typed[name]![bound] ?? null));
      const isSound = dimensions.every(
        (name) => sizes[name].min <= sizes[name].start && sizes[name].start <= sizes[name].max,
      );
      const form = productForm.safeParse({ ...piece, ...Object.fromEntries(fields) });
      expect(form.success).toBe(isSound);
    }),
    { numRuns: 500 },
  );
});
