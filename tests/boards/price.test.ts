import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/boards/build";
import type { Design } from "~/boards/design";
import { fit } from "~/boards/fit";
import { placeProblems } from "~/boards/place-problems";
import { priceOf, type Price } from "~/boards/price";
import { defaultPriceBook } from "~/boards/price-book";
import { priceGroups } from "~/boards/quantities";
import { defaultRules, type Chosen } from "~/boards/rules";

import { size } from "../promises/proof";
import { bookcase, chest, column, free, pal, shelves, wardrobe } from "./designs";
import { chosen, wish } from "./random-designs";

const rules = defaultRules;
const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
const vat = { percent: 21, isIncluded: true };

function priced(design: Design, made: Chosen = pal, tax = vat): Price {
  return priceOf(build(design, made, rules), prices, defaultPriceBook, tax);
}

// Worked out apart from the shop, from the cut lists of the three worked pieces, in decimal arithmetic.
test.each([
  ["bookcase", bookcase, { costBani: 51_298, marginBani: 17_954, netBani: 69_252 }, 83_800],
  ["wardrobe", wardrobe, { costBani: 165_724, marginBani: 58_000, netBani: 223_724 }, 270_800],
  ["chest", chest, { costBani: 125_091, marginBani: 43_782, netBani: 168_873 }, 204_400],
])("the worked %s costs what its parts cost", (_name, design, sums, totalBani) => {
  expect(priced(design)).toMatchObject({ ...sums, totalBani });
});

test("where prices are shown without VAT, none is in it", () => {
  const { netBani, totalBani } = priced(bookcase, pal, { percent: 21, isIncluded: false });
  expect([netBani, totalBani]).toEqual([69_252, 69_300]);
});

test("rows, margin and the parts a customer sees add up, in whole bani, the total in whole lei", () => {
  fc.assert(
    fc.property(wish, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const price = priced(fit(wished, made, rules).design, made);
      expect(price.rows.every(({ bani }) => Number.isInteger(bani) && bani >= 0)).toBe(true);
      expect(price.rows.reduce((sum, { bani }) => sum + bani, 0)).toBe(price.costBani);
      expect(price.costBani + price.marginBani).toBe(price.netBani);
      expect(price.totalBani % 100).toBe(0);
      expect(price.totalBani).toBeGreaterThanOrEqual(price.netBani * 1.21 - 0.5);
      expect(price.totalBani).toBeLessThan(price.netBani * 1.21 + 101);
      const shown = priceGroups.map((group) => price.groups[group]);
      expect(shown.reduce((sum, bani) => sum + bani, 0)).toBe(price.totalBani);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: size(150, 10_000) },
  );
});

test("a piece that grows into another column does not lose the fronts of the others", () => {
  const doors = [shelves(0, "pair"), shelves(0, "pair"), shelves(0, "pair")];
  const small: Design = {
    ...{ ...free, kind: "wardrobe", width: 3615, height: 800, depth: 350, plinth: 60 },
    columns: [column(shelves(0, "pair")), column(...doors), column(shelves(0)), column(shelves(0))],
  };
  const { design: large, changes } = fit({ ...small, width: 3709 }, pal, rules);
  expect(changes).toEqual([{ why: "column-too-wide", from: 4, to: 5 }]);
  expect(priced(large).costBani).toBeGreaterThan(priced(small).costBani);
});

test("a piece that grows never costs less", () => {
  const measure = fc.constantFrom("width" as const, "height" as const, "depth" as const);
  // Growth that the piece takes as it is, or that only adds a column, a body or a box.
  const adding = new Set(["column-too-wide", "raised", "way-in", "top-box"]);
  let compared = 0;
  fc.assert(
    fc.property(
      wish,
      chosen,
      measure,
      fc.integer({ min: 1, max: 400 }),
      (wished, made, side, mm) => {
        fc.pre(wished.place.kind === "free" && placeProblems(wished, made, rules).length === 0);
        const { design: small } = fit(wished, made, rules);
        const { design: large, changes } = fit({ ...small, [side]: small[side] + mm }, made, rules);
        fc.pre(changes.every(({ why }) => adding.has(why)));
        fc.pre((["width", "height", "depth"] as const).every((one) => large[one] >= small[one]));
        compared += 1;
        const [before, after] = [priced(small, made), priced(large, made)];
        expect(after.costBani).toBeGreaterThanOrEqual(before.costBani);
        expect(after.totalBani).toBeGreaterThanOrEqual(before.totalBani);
      },
    ),
    { numRuns: size(250, 10_000) },
  );
  expect(compared).toBeGreaterThan(size(50, 2000));
});
