import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { connectorsOf } from "~/furniture/boards/building/joints";
import { runnerFor } from "~/furniture/boards/fittings";
import { hingesOf } from "~/furniture/boards/fronts/hinge-count";
import { defaultRules, frontThicknessOf, widestColumn } from "~/furniture/boards/rules";

import { column, drawers, free, pal, rail, shelves } from "./designs";

// The workshop's rules at each of their steps: the last measure of one, and the first of the next.

test.each([
  [350, 2],
  [899, 2],
  [900, 2],
  [901, 3],
  [1599, 3],
  [1600, 3],
  [1601, 4],
  [2000, 4],
  [2001, 5],
  [2400, 5],
  [2401, 6],
  [2780, 6],
])("a light door %i high has %i hinges", (height, hinges) =>
  expect(hingesOf(height, 1)).toBe(hinges),
);

test.each([
  [6000, 2],
  [6001, 3],
  [12_000, 3],
  [12_001, 4],
  [17_000, 4],
  [17_001, 5],
  [22_000, 5],
])("a low door of %i grams has %i hinges", (grams, hinges) =>
  expect(hingesOf(700, grams)).toBe(hinges),
);

test.each([
  [60, 2],
  [400, 2],
  [401, 3],
  [700, 3],
  [701, 4],
  [1000, 4],
  [1001, 5],
  [1300, 5],
  [1301, 6],
])("a joint %i long has %i connectors", (length, connectors) =>
  expect(connectorsOf(length)).toBe(connectors),
);

test.each([
  [274, undefined],
  [275, 250],
  [324, 250],
  [325, 300],
  [574, 500],
  [575, 550],
  [900, 550],
] as const)("a body %i deep takes runners of %s", (depth, runner) =>
  expect(runnerFor(depth, defaultRules)).toBe(runner),
);

test.each([
  [16, 900],
  [18, 900],
  [24, 900],
  [25, 1200],
  [36, 1200],
])("boards of %i carry a column %i wide", (thickness, widest) =>
  expect(widestColumn(thickness, defaultRules)).toBe(widest),
);

test("fronts are of 18 where their decor comes so, else as thin as it comes", () => {
  expect(frontThicknessOf({ ...pal.front, thicknesses: [16, 18, 25] })).toBe(18);
  expect(frontThicknessOf({ ...pal.front, thicknesses: [25, 16] })).toBe(16);
});

/** How many of a fitting a piece of one column has. */
function countOf(code: string, changes: Partial<typeof free>): number {
  const { hardware } = build(
    { ...free, columns: [column(shelves(1))], ...changes },
    pal,
    defaultRules,
  );
  return hardware.filter((one) => one.code === code).reduce((sum, { count }) => sum + count, 0);
}

test.each([
  ["wall-kit", { height: 600 }, 0],
  ["wall-kit", { height: 601 }, 1],
  ["wall-kit", { width: 1000 }, 1],
  ["wall-kit", { width: 1001 }, 2],
  ["glide", { width: 900 }, 4],
  ["shelf-pin", { columns: [column(shelves(0))] }, 0],
  ["shelf-pin", { columns: [column(shelves(1))] }, 4],
  ["shelf-pin", { columns: [column(shelves(5))] }, 20],
  ["runner-pair", { columns: [column(drawers(3))] }, 3],
  // A rail's support in the middle, where it is longer than 900.
  ["rail-support", { width: 936, depth: 600, columns: [column(rail)] }, 2],
  ["rail-support", { width: 937, depth: 600, columns: [column(rail)] }, 3],
  ["pull-out-rail", { depth: 500, columns: [column(rail)] }, 0],
  ["pull-out-rail", { depth: 499, columns: [column(rail)] }, 1],
] as const)("%s of a piece of %o: %i", (code, changes, count) =>
  expect(countOf(code, changes as Partial<typeof free>)).toBe(count),
);
