import fc from "fast-check";
import { expect, test } from "vitest";

import { lowestBefore, refuseReduction, type PriceEntry } from "~/shop/catalogue/price-history";

const START = Date.parse("2026-01-01T00:00:00.000Z");
const DAY = 24 * 60 * 60 * 1000;
const at = (day: number) => new Date(START + day * DAY).toISOString();

function entry(day: number, lei: number, kind: "full" | "reduced" | "hidden" = "full"): PriceEntry {
  return {
    price_bani: lei * 100,
    is_reduced: kind === "reduced" ? 1 : 0,
    is_public: kind === "hidden" ? 0 : 1,
    started_at: at(day),
  };
}

/** A history as it may be: what changes on which day. Several changes may fall on one day. */
const histories = fc
  .array(
    fc.record({
      wait: fc.integer({ min: 0, max: 25 }),
      price_bani: fc.integer({ min: 1, max: 9 }),
      is_reduced: fc.constantFrom(0 as const, 1 as const),
      is_public: fc.constantFrom(0 as const, 1 as const),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let day = 0;
    return steps.map(({ wait, ...one }): PriceEntry => {
      day += wait;
      return { ...one, started_at: at(day) };
    });
  });

/**
 * The same by walking from day to day with the prices that a customer met on each: no windows, no
 * overlaps. All changes fall on full days, so that a day is the smallest piece of time there is.
 */
function byWalking(entries: PriceEntry[], today: number): number | undefined {
  const inForce = (day: number) => entries.filter((one) => one.started_at <= at(day)).at(-1);
  const lastFull = entries.map(({ is_reduced }) => is_reduced).lastIndexOf(0);
  const sale = entries.slice(lastFull + 1);
  const announced = sale.find(({ is_public }) => is_public === 1);
  let day = announced ? (Date.parse(announced.started_at) - START) / DAY : today;
  let lowest: number | undefined;
  for (let walked = 0; walked < 30; walked += 1) {
    day -= 1;
    const met = inForce(day);
    if (!met || sale.includes(met) || met.is_public === 0) continue;
    if (lowest === undefined || met.price_bani < lowest) lowest = met.price_bani;
  }
  return lowest;
}

test("over any history the lowest price is the one that a walk through the 30 days meets", () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 60 }), (entries, later) => {
      const last = (Date.parse(entries.at(-1)!.started_at) - START) / DAY;
      expect(lowestBefore(entries, at(last + later))).toBe(byWalking(entries, last + later));
    }),
    { numRuns: 2_000 },
  );
});

test("worked examples, as the Commission's guidance on price reductions counts them", () => {
  // Full price for months, one reduction: the full price, though it began long before the window.
  expect(lowestBefore([entry(0, 100), entry(90, 80, "reduced")], at(95))).toBe(10_000);
  // It was 60 for a week within the 30 days: that is the price to compare with.
  const dipped = [entry(0, 100), entry(70, 60), entry(77, 100), entry(90, 80, "reduced")];
  expect(lowestBefore(dipped, at(95))).toBe(6_000);
  // The same week 31 days before does not count any more.
  const longAgo = [entry(0, 100), entry(50, 60), entry(60, 100), entry(90, 80, "reduced")];
  expect(lowestBefore(longAgo, at(95))).toBe(10_000);
  // Lowered further within the reduction: the price before its first day stays.
  const further = [entry(0, 100), entry(90, 80, "reduced"), entry(100, 50, "reduced")];
  expect(lowestBefore(further, at(130))).toBe(10_000);
  // A second reduction ten days after the first ended is compared with the first.
  const again = [entry(0, 100), entry(90, 80, "reduced"), entry(100, 100)];
  expect(lowestBefore(again, at(110))).toBe(8_000);
  expect(lowestBefore(again, at(131))).toBe(10_000);
  // A price typed while the product was hidden was nobody's price.
  const draft = [entry(0, 1, "hidden"), entry(80, 100)];
  expect(lowestBefore(draft, at(90))).toBe(10_000);
  expect(lowestBefore([entry(80, 100, "hidden")], at(90))).toBeUndefined();
});

test("a price is called reduced only below the lowest before it, and below the full price", () => {
  const history = [entry(0, 100), entry(70, 60), entry(77, 100)];
  const refused = (
    lei: number,
    regular: number | null,
    status = "active" as "active" | "inactive",
  ) =>
    refuseReduction(
      { price_bani: lei * 100, regular_price_bani: regular && regular * 100, status },
      history,
      at(90),
    );
  expect(refused(59, 100)).toBeUndefined();
  expect(refused(60, 100)).toEqual({ kind: "not-below-lowest", lowestBani: 6_000 });
  expect(refused(100, 100)).toEqual({ kind: "not-lower" });
  expect(refused(80, null)).toBeUndefined();
  // A hidden product announces nothing; it is asked when it is shown.
  expect(refused(80, 100, "inactive")).toBeUndefined();
  const fresh = { price_bani: 1, regular_price_bani: 2, status: "active" as const };
  expect(refuseReduction(fresh, [], at(0))).toEqual({ kind: "no-price-before" });
});
