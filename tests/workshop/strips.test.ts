import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { stripsOf } from "~/workshop/batches/board-id";
import { drawLabel } from "~/workshop/package/lists/labels";
import { listLabels } from "~/workshop/package/lists/list-labels";

import { chest, column, drawers, pal, shelves, wardrobe } from "../boards/designs";
import { packaged, planned } from "./package/packaged";

// Which fronts are cut from one strip, and that their labels say it.

const grained: Chosen = { ...pal, front: { ...pal.front, hasGrain: true } };

/** The fronts of a piece that are in strips: number, name, place and how many. */
function strips(design: Design, chosen = grained) {
  const piece = build(design, chosen, defaultRules);
  const plan = { front: chosen.front, rules: defaultRules } as unknown as FrozenPlan;
  return [...stripsOf(piece, plan)].map(([index, { number, place, count, along }]) => {
    const { name, place: at } = piece.boards[index]!;
    return { number, name, place, count, along, y: at.y };
  });
}

test("the drawers of a stack are one strip from the lowest to the highest", () => {
  const found = strips(chest);
  expect(found.map(({ number, place, count, along }) => [number, place, count, along])).toEqual(
    [1, 2, 3, 4].map((place) => [1, place, 4, "width"]),
  );
  expect(found.map(({ y }) => y)).toEqual(
    found.map(({ y }) => y).sort((one, other) => one - other),
  );
});

test("without grain there is none, nor of a door that stands alone", () => {
  expect(strips(chest, pal)).toEqual([]);
  expect(strips(wardrobe)).toEqual([]);
});

test("doors above each other are a strip of their column; a door above drawers is none", () => {
  const low = (...zones: Parameters<typeof column>) => ({
    ...wardrobe,
    height: 1600,
    columns: [column(...zones), column(shelves(1, "right"))],
  });
  const doors = strips(low({ ...shelves(1, "left"), height: 700 }, shelves(1, "left")));
  expect(doors.map(({ name, place, along }) => [name, place, along])).toEqual([
    ["door", 1, "length"],
    ["door", 2, "length"],
  ]);
  expect(strips(low({ ...drawers(1), height: 300 }, shelves(1, "left")))).toEqual([]);
  // A pair is two strips.
  const pairs = strips(low({ ...shelves(1, "pair"), height: 700 }, shelves(1, "pair")));
  expect(pairs.map(({ number }) => number).sort()).toEqual([1, 1, 2, 2]);
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
  expect(strips(tall)).toHaveLength(2);
  const short = { ...grained, front: { ...grained.front, sheet: { length: 2500, width: 1250 } } };
  expect(strips(tall, short)).toEqual([]);
});

test("a label says the strip and the front's place in it", () => {
  const order = packaged("AM-2026-000001", [["Comodă", planned(chest, grained)]]);
  const labels = listLabels(
    [order],
    (id) => `https://shop.example/${id}`,
    translateIn("ro", ["workshop-package", "workshop-parts"]),
  );
  const said = labels.map(({ strip }) => strip).filter(Boolean);
  expect(said).toEqual([1, 2, 3, 4].map((place) => `, fâșia 1: ${place} din 4`));
  const front = labels.find(({ strip }) => strip !== "")!;
  expect(drawLabel(front)).toContain("fâșia 1: 1 din 4");
});
