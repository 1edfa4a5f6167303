import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { priceOf, type Price } from "~/furniture/boards/price";
import { defaultPriceList, priceOfLength } from "~/furniture/boards/price-list";
import { priceGroups } from "~/furniture/boards/quantities";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";

import { size } from "../promises/proof";
import { bookcase, chest, column, free, pal, shelves, wardrobe } from "./designs";
import { chosen, joints, wish } from "./random-designs";

const rules = defaultRules;
const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
const vat = { percent: 21, isIncluded: true };

function priced(design: Design, made: Chosen = pal, tax = vat, by = rules): Price {
  return priceOf(build(design, made, by), prices, defaultPriceList, tax);
}

// Worked out apart from the shop, from the cut lists of the three worked pieces, in decimal arithmetic.
test.each([
  ["bookcase", bookcase, { costBani: 51_298, marginBani: 17_954, netBani: 69_252 }, 83_800],
  ["wardrobe", wardrobe, { costBani: 165_724, marginBani: 58_000, netBani: 223_724 }, 270_800],
  ["chest", chest, { costBani: 125_211, marginBani: 43_824, netBani: 169_035 }, 204_600],
])("the worked %s costs what its parts cost", (_name, design, sums, totalBani) => {
  expect(priced(design)).toMatchObject({ ...sums, totalBani });
});

test.each([
  ["wardrobe", wardrobe],
  ["chest", chest],
])("the bill of a %s has each article in its unit, by what the piece is made of", (_, design) => {
  const piece = build(design, pal, rules);
  const { rows, groups, costBani, totalBani } = priced(design);
  const square = (stock: string) =>
    piece.boards
      .filter((board) => board.stock === stock)
      .reduce((sum, { length, width }) => sum + length * width, 0) / 1e6;
  const of = (article: string) => rows.find((row) => row.article === article);
  for (const [article, stock] of [
    ["body-board", "body"],
    ["drawer-board", "drawer"],
    ["hdf", "hdf"],
    ["front-board", "front"],
  ] as const) {
    const needed = square(stock);
    expect([article, of(article)?.unit]).toEqual([article, needed > 0 ? "m2" : undefined]);
    expect(of(article)?.quantity ?? 0).toBeCloseTo(needed, 9);
  }
  expect([of("thin-edge")?.unit, of("thick-edge")?.unit]).toEqual(["m", "m"]);
  const { boardMinutes, bodyMinutes, edgeMinutes } = defaultPriceList;
  expect(of("board-work")).toMatchObject({
    unit: "minute",
    quantity: piece.boards.length * boardMinutes,
  });
  expect(of("body-work")?.quantity).toBe(piece.bodies.length * bodyMinutes);
  const metres = of("thin-edge")!.quantity + of("thick-edge")!.quantity;
  expect(of("edge-work")?.quantity).toBeCloseTo(metres * edgeMinutes, 9);
  for (const row of rows.filter(({ group }) => group === "fittings")) {
    const fitting = piece.hardware.find(
      ({ code, length }) => code === row.article && (length ?? 0) === (row.length ?? 0),
    );
    expect(row).toMatchObject({ unit: "piece", quantity: fitting?.count });
    expect("length" in row).toBe((fitting?.length ?? 0) > 0);
  }
  // The parts that a customer sees are those of the cost, but for what rounding moves.
  for (const group of priceGroups) {
    const cost = rows.reduce((sum, row) => sum + (row.group === group ? row.bani : 0), 0);
    expect(Math.abs(groups[group] / totalBani - cost / costBani)).toBeLessThan(0.005);
  }
});

test("what a piece has none of is in no row, and what a priceList takes no time for neither", () => {
  const articles = (priceList = defaultPriceList) =>
    priceOf(build(bookcase, pal, rules), prices, priceList, vat).rows.map(({ article }) => article);
  expect(articles()).toContain("board-work");
  expect(articles()).not.toContain("door-work");
  expect(articles()).not.toContain("sliding-door-work");
  expect(articles({ ...defaultPriceList, boardMinutes: 0 })).not.toContain("board-work");
});

test("a sliding door takes its own time", () => {
  const design: Design = { ...wardrobe, sliding: 2 };
  const { rows } = priced(fit(design, pal, rules).design);
  const work = rows.find(({ article }) => article === "sliding-door-work");
  expect(work?.quantity).toBe(2 * defaultPriceList.slidingDoorMinutes);
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

test("a runner of a length without a price costs what it did by the line of before, beyond the longest too", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }).map((steps) => 10 * steps),
      fc.integer({ min: 1, max: 200_000 }),
      fc.nat({ max: 100_000 }),
      fc.integer({ min: 250, max: 800 }),
      (step, shortest, more, length) => {
        const reckoned = (mm: number) => shortest + (Math.max(0, mm - 250) / 50) * more;
        const lengths = [250, 250 + step, 250 + 2 * step];
        const table = lengths.map((mm) => [mm, reckoned(mm)] as const);
        expect(priceOfLength(table, length)).toBeCloseTo(reckoned(length), 3);
      },
    ),
    { numRuns: size(100, 5000) },
  );
});

test("a runner's own price counts alone, a shorter one costs as much as the shortest, and none nothing", () => {
  const table = [
    [300, 5000],
    [400, 4000],
    [500, 9000],
  ] as const;
  const priceAt = (length: number) => priceOfLength(table, length);
  expect([250, 300, 350, 400, 425, 500, 600].map(priceAt)).toEqual([
    5000, 5000, 4500, 4000, 5250, 9000, 14_000,
  ]);
  // Dearer short ones make none beyond the longest cheaper.
  expect(priceOfLength(table.slice(0, 2), 800)).toBe(4000);
  expect(priceOfLength([[400, 100]], 800)).toBe(100);
  expect(priceOfLength([], 400)).toBe(0);
});

test("a piece that grows into another column does not lose the fronts of the others", () => {
  const doors = [shelves(0, "pair"), shelves(0, "pair"), shelves(0, "pair")];
  const small: Design = {
    ...free,
    kind: "wardrobe",
    width: 3615,
    height: 800,
    depth: 350,
    plinth: 60,
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
      joints,
      (wished, made, side, mm, choice) => {
        fc.pre(wished.place.kind === "free" && placeProblems(wished, made, rules).length === 0);
        const { design: small } = fit(wished, made, rules);
        const { design: large, changes } = fit({ ...small, [side]: small[side] + mm }, made, rules);
        fc.pre(changes.every(({ why }) => adding.has(why)));
        fc.pre((["width", "height", "depth"] as const).every((one) => large[one] >= small[one]));
        compared += 1;
        const by = { ...rules, joints: choice };
        const [before, after] = [priced(small, made, vat, by), priced(large, made, vat, by)];
        expect(after.costBani).toBeGreaterThanOrEqual(before.costBani);
        expect(after.totalBani).toBeGreaterThanOrEqual(before.totalBani);
      },
    ),
    { numRuns: size(250, 10_000) },
  );
  expect(compared).toBeGreaterThan(size(50, 2000));
});
