import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { defaultRules, grainChoices, type Chosen, type Rules } from "~/furniture/boards/rules";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { listStrips, stripsOf } from "~/workshop/batches/board-id";

import { chest, column, drawers, pal, shelves, wardrobe } from "../boards/designs";

// Which fronts are cut from one strip, by the rules of the workshop.

const grained: Chosen = { ...pal, front: { ...pal.front, hasGrain: true } };

const stacked: Rules = { ...defaultRules, grain: grainChoices.indexOf("stacks") };
const inRows: Rules = { ...defaultRules, grain: grainChoices.indexOf("rows") };

const planOf = ({ front }: Pick<Chosen, "front">, rules: Rules) =>
  ({ front, rules }) as unknown as FrozenPlan;

/** The fronts of a piece that are in strips: number, name, place and how many. */
function strips(design: Design, rules: Rules, chosen = grained) {
  const piece = build(design, chosen, rules);
  return [...stripsOf(piece, planOf(chosen, rules))].map(([index, place]) => {
    const { name, place: at } = piece.boards[index]!;
    return { ...place, name, x: at.x, y: at.y };
  });
}

/** Each strip of a piece, its columns by the places of their fronts' left lower corners; and whether it goes on. */
function blocks(design: Design, rules: Rules, chosen = grained) {
  const piece = build(design, chosen, rules);
  return listStrips(piece, planOf(chosen, rules)).map(({ columns, cut, goesOn }) => ({
    columns: columns.map((column) =>
      column.map((index) => {
        const { x, y } = piece.boards[index]!.place;
        return [Math.floor(x), Math.floor(y)];
      }),
    ),
    cut: [cut.length, cut.width],
    goesOn,
  }));
}

test("the drawers of a stack are one strip from the lowest to the highest", () => {
  for (const rules of [stacked, inRows]) {
    const found = strips(chest, rules);
    expect(found.map(({ number, place, count, along }) => [number, place, count, along])).toEqual(
      [1, 2, 3, 4].map((place) => [1, place, 4, "width"]),
    );
    expect(found.map(({ y }) => y)).toEqual(
      found.map(({ y }) => y).sort((one, other) => one - other),
    );
  }
});

test("without grain there is none, nor of a door that stands alone", () => {
  const alone = { ...wardrobe, columns: [column(shelves(2)), column(shelves(5, "right"))] };
  for (const rules of [stacked, inRows]) {
    expect(strips(chest, rules, pal)).toEqual([]);
    expect(strips(alone, rules)).toEqual([]);
  }
  expect(strips(wardrobe, inRows, pal)).toEqual([]);
});

const low = (...zones: Parameters<typeof column>) => ({
  ...wardrobe,
  height: 1600,
  columns: [column(...zones), column(shelves(1))],
});

test("doors above each other are a strip of their column; a door above drawers is none", () => {
  const doors = strips(low({ ...shelves(1, "left"), height: 700 }, shelves(1, "left")), stacked);
  expect(doors.map(({ name, place, along }) => [name, place, along])).toEqual([
    ["door", 1, "length"],
    ["door", 2, "length"],
  ]);
  const mixed = low({ ...drawers(1), height: 300 }, shelves(1, "left"));
  for (const rules of [stacked, inRows]) expect(strips(mixed, rules)).toEqual([]);
  // A pair is two strips.
  const pair = low({ ...shelves(1, "pair"), height: 700 }, shelves(1, "pair"));
  expect(
    strips(pair, stacked)
      .map(({ number }) => number)
      .sort(),
  ).toEqual([1, 1, 2, 2]);
});

test("doors beside each other are a strip from left to right, of one column and of several", () => {
  // The worked wardrobe: two doors of 497 × 2117 with bands of 2.
  expect(blocks(wardrobe, inRows)).toEqual([
    { columns: [[[1, 81]], [[501, 81]]], cut: [2113, 493 + 4 + 493], goesOn: false },
  ]);
  expect(strips(wardrobe, stacked)).toEqual([]);
  const pairs = { ...wardrobe, columns: [column(shelves(1, "pair")), column(shelves(1, "pair"))] };
  const found = strips(pairs, inRows);
  expect(found.map(({ number, place, column: nth }) => [number, place, nth])).toEqual([
    [1, 1, 1],
    [1, 2, 2],
    [1, 3, 3],
    [1, 4, 4],
  ]);
  const lefts = found.map(({ x }) => x);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
});

test("columns of as many drawers are one block along the grain, each column upwards", () => {
  const pair = { ...chest, width: 1000, columns: [column(drawers(3)), column(drawers(3))] };
  const [block, ...others] = blocks(pair, inRows);
  expect(others).toEqual([]);
  const heights = block!.columns[0]!.map(([, y]) => y!);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
  expect(block!.columns).toEqual([1, 501].map((x) => heights.map((y) => [x, y])));
  expect(
    strips(pair, stacked)
      .map(({ number }) => number)
      .sort(),
  ).toEqual([1, 1, 1, 2, 2, 2]);
});

test("doors above and beside each other begin above on the left, so that the sheet shows no mirror image", () => {
  const zones = [{ ...shelves(1, "left"), height: 700 }, shelves(1, "left")] as const;
  const grid = { ...wardrobe, height: 1600, columns: [column(...zones), column(...zones)] };
  const [block] = blocks(grid, inRows);
  const [first, second] = block!.columns;
  expect(first!.map(([x]) => x)).toEqual([1, 1]);
  expect(second!.map(([x]) => x)).toEqual([501, 501]);
  for (const column of block!.columns) expect(column[0]![1]).toBeGreaterThan(column[1]![1]!);
});

test("fronts beside each other that are divided at other heights are in no row", () => {
  const unlike = {
    ...chest,
    width: 1000,
    columns: [column(drawers(3)), column(drawers(4))],
  };
  expect(blocks(unlike, inRows).map(({ columns }) => columns.length)).toEqual([1, 1]);
  const open = column(shelves(2));
  const apart = {
    ...wardrobe,
    width: 1500,
    columns: [column(shelves(1, "left")), open, column(shelves(1, "left"))],
  };
  expect(blocks(apart, inRows)).toEqual([]);
});

test("doors of both legs of a corner are in no row, wherever their legs' coordinates say they are", () => {
  // The door of the one ends at 1,248.5 of its leg, that of the other begins at 1,249.5 of its own.
  const design: Design = {
    ...wardrobe,
    place: {
      kind: "corner",
      walls: [1800, 2500],
      ends: ["free", "free"],
      diagonal: 1414,
      ceiling: null,
      skirting: 0,
    },
    width: 1250,
    columns: [column(shelves(2)), column(shelves(2, "right"))],
    leg: {
      width: 2000,
      columns: [
        { ...column(shelves(2)), width: 1221 },
        column(shelves(2, "left")),
        column(shelves(2, "left")),
      ],
    },
  };
  const piece = build(design, grained, inRows);
  const doors = piece.boards.filter(({ name }) => name === "door");
  const ends = doors.map(({ place: { x, width } }) => [x, x + width]);
  expect(ends).toEqual([
    [649.5, 1248.5],
    [1249.5, expect.any(Number)],
    [expect.any(Number), expect.any(Number)],
  ]);
  const found = listStrips(piece, planOf(grained, inRows)).flatMap(({ columns }) => columns);
  expect(found).toEqual(doors.slice(1).map((door) => [piece.boards.indexOf(door)]));
});

test("a row wider than its sheet is parted between columns, the doors of a pair together, and says so", () => {
  // Leaves of 4 x 497 fill 2,050; the fifth and sixth begin anew.
  const wide = {
    ...wardrobe,
    width: 2700,
    columns: Array.from({ length: 3 }, () => column(shelves(1, "pair"))),
  };
  const found = blocks(wide, inRows);
  expect(found.map(({ columns, goesOn }) => [columns.length, goesOn])).toEqual([
    [4, false],
    [2, true],
  ]);
  for (const { cut } of found) expect(cut[1]).toBeLessThanOrEqual(2050);
  // A sheet that does not even hold a pair parts it; the last door then is a strip of its own.
  const narrow = { ...grained, front: { ...grained.front, sheet: { length: 2800, width: 820 } } };
  expect(
    blocks({ ...wide, columns: wide.columns.slice(0, 1), width: 1000 }, inRows, narrow),
  ).toMatchObject([
    { columns: [[[1, 81]]], goesOn: false },
    { columns: [[[501, 81]]], goesOn: true },
  ]);
});

test("what is together longer than its sheet is cut from two", () => {
  const tall: Design = {
    ...wardrobe,
    height: 2700,
    columns: [
      column({ ...shelves(1, "left"), height: 1300 }, shelves(1, "left")),
      column(shelves(1, "right")),
    ],
  };
  expect(strips(tall, stacked)).toHaveLength(2);
  const short = { ...grained, front: { ...grained.front, sheet: { length: 2500, width: 1250 } } };
  expect(strips(tall, stacked, short)).toEqual([]);
});
