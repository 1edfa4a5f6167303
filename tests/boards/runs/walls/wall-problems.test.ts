import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import { defaultRules as rules } from "~/furniture/boards/rules";
import type { Module, Run } from "~/furniture/boards/run";
import { startRun } from "~/furniture/boards/start-run";

import { pal } from "../../designs";
import { runLook } from "../runs";

const along = (...widths: number[]) => startRun("kitchen", widths, runLook, pal, rules);
const problems = (...widths: number[]) => wallProblems(along(...widths), pal, rules);
const module = (what: Module["what"], width: number, hinge: Module["hinge"] = "left"): Module => ({
  what,
  width,
  count: what === "drawers" ? 3 : 0,
  above: "nothing",
  hinge,
});

/** A run with other modules along its walls. */
function filled(run: Run, ...modules: Module[][]): Run {
  const walls = run.walls.map((wall, at) => ({ ...wall, modules: modules[at]! }));
  return { ...run, walls: walls as unknown as Run["walls"] };
}

test("a wall is long enough for what runs into its corner, or stands beside it, to the millimetre", () => {
  // 20 and a corner module of 900, 628 and doors of 300, a filler of 30 each.
  expect(problems(958, 958)).toEqual([]);
  expect(problems(957, 957)).toEqual([
    { what: "wall-width", wall: 0, least: 958 },
    { what: "wall-width", wall: 1, least: 958 },
  ]);
  expect(problems(2000, 957)).toEqual([{ what: "wall-width", wall: 1, least: 958 }]);
});

test("between walls opposite each other is room for whoever opens what stands there", () => {
  // Twice 578 with the fronts, and 900.
  expect(problems(1500, 2056, 1500)).toEqual([]);
  expect(problems(1500, 2055, 1500)).toEqual([{ what: "aisle", wall: 1, least: 2056 }]);
});

test("all walls together are no longer than so many modules fill", () => {
  expect(problems(4000, 4000, 4000)).toEqual([]);
  expect(problems(4000, 4001, 4000)).toEqual([{ what: "walls-length", least: 12_000 }]);
});

test("what may not stand beside a corner goes elsewhere, and the customer is told which and why", () => {
  const ready = along(3000, 2400);
  const column = filled(
    ready,
    [module("doors", 900), module("doors", 900), module("corner", 1130, "left")],
    [module("oven-column", 600), module("doors", 600), module("doors", 500)],
  );
  const fitted = fitRun(column, pal, rules);
  expect(fitted.run.walls[1]!.modules.map(({ what }) => what)).toEqual([
    "doors",
    "oven-column",
    "doors",
  ]);
  expect(fitted.changes).toContainEqual({ why: "corner-beside", module: 3, from: 3, to: 4 });
});

test("the sink stands along the wall where water is", () => {
  const ready = along(3000, 2400);
  const dry = filled(
    ready,
    [module("doors", 900), module("doors", 900), module("corner", 1130, "left")],
    [module("doors", 500, "right"), module("sink", 800), module("doors", 422)],
  );
  const { run, changes } = fitRun(dry, pal, rules);
  expect(run.walls[0].modules.some(({ what }) => what === "sink")).toBe(true);
  expect(changes.map(({ why }) => why)).toContain("sink-water");
});

test("a corner that is not square is told", () => {
  const run = along(3000, 2400);
  const warnings = (...diagonals: number[]) =>
    buildRun({ ...run, diagonals }, pal, rules).warnings.filter(
      ({ code }) => code === "skewed-corner",
    );
  expect(warnings(1409)).toEqual([]);
  expect(warnings(1419)).toEqual([]);
  expect(warnings(1408)).toEqual([{ code: "skewed-corner", difference: -6 }]);
  expect(warnings()).toEqual([]);
});
