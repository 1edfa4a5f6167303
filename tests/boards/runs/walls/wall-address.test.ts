import { expect, test } from "vitest";

import type { Run, Wall } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";

import { workedKitchen } from "../runs";

const [own] = workedKitchen.walls;
const left: Wall = { ...own, ends: ["wall", "corner"], hob: null };
const right: Wall = {
  ...own,
  widths: [2400, 2410, 2405],
  ends: ["corner", "free"],
  window: { x: 700, width: 900, sill: 950 },
  water: null,
  modules: [
    { what: "corner", width: 950, count: 0, above: "cupboard", hinge: "right" },
    { what: "doors", width: 600, count: 0, above: "nothing", hinge: "left" },
  ],
};
const angled: Run = { ...workedKitchen, walls: [left, right], diagonals: [1417] };

test("a kitchen along several walls is written and read as it is", () => {
  expect(writeRun(angled)).toContain(
    ".s800c..w2400x2410x2405-cf-px1100-v700x900x950.c950cr.d600_pal-alb",
  );
  expect(readRun(writeRun(angled))).toEqual(angled);
  const between: Wall = { ...right, ends: ["corner", "corner"], modules: [] };
  const around: Run = { ...workedKitchen, walls: [left, between, right] };
  expect(readRun(writeRun(around))).toEqual(around);
});

test("walls that do not meet as they say, or more than there may be, are no run", () => {
  const walls = (...all: Wall[]) => readRun(writeRun({ ...angled, walls: all as Run["walls"] }));
  expect(walls(left, own)).toBeUndefined();
  expect(walls(own, right)).toBeUndefined();
  expect(walls(left)).toBeUndefined();
  const between: Wall = { ...right, ends: ["corner", "corner"] };
  expect(walls(left, between, between, right)).toBeUndefined();
  expect(readRun(writeRun({ ...angled, kind: "vanity" }))).toBeUndefined();
  expect(readRun(writeRun({ ...workedKitchen, diagonals: [1414] }))).toBeUndefined();
});
