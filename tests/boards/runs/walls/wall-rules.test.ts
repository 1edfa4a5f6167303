import fc from "fast-check";
import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { priceOfRun } from "~/furniture/boards/price-run";
import { defaultRules, type Chosen, type Rules } from "~/furniture/boards/rules";
import { allModules, type Run, type Wall } from "~/furniture/boards/run";
import { legsOf } from "~/furniture/boards/standing";
import { startRun } from "~/furniture/boards/start-run";

import { size } from "../../../promises/proof";
import { pal } from "../../designs";
import { findNotCut, findOverlap, findWrongWork } from "../../faults";
import { findHoleConflicts, findUnreachable } from "../../hole-faults";
import { findUnjoined } from "../../joint-faults";
import { chosen, joints } from "../../random-designs";
import { acceptedRules } from "../../random-rules";
import { wallsWish } from "../random-runs";
import { runLook } from "../runs";

const TRIES = size(40, 10_000);
const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
const vat = { percent: 21, isIncluded: true };

function priced(run: Run, made: Chosen): number {
  return priceOfRun(buildRun(run, made, defaultRules), prices, defaultPriceList, vat).totalBani;
}

function worktopsOf(run: Run, made: Chosen): number {
  return buildRun(run, made, defaultRules).boards.filter(({ stock }) => stock === "worktop").length;
}

test("by whatever rules the owner sets kitchens along walls that meet are possible", () => {
  fc.assert(
    fc.property(wallsWish, chosen, acceptedRules, (wished, made, rules) => {
      fc.pre(wallProblems(wished, made, rules).length === 0);
      const { run } = fitRun(wished, made, rules);
      expect(fitRun(run, made, rules)).toEqual({ run, changes: [] });
      const piece = buildRun(run, made, rules);
      expect(findWrongWork(piece)).toEqual([]);
      for (const { piece: leg } of legsOf(piece)) {
        expect(findOverlap(leg, rules)).toBeUndefined();
      }
    }),
    { numRuns: TRIES },
  );
});

test("by whatever is said of corners, bases and what stands before them, they can be made", () => {
  fc.assert(
    fc.property(wallsWish, chosen, acceptedRules, joints, (wished, made, set, choice) => {
      const { corner, baseModule, plinth, wallFillers, outerGap } = set;
      const rules: Rules = { ...defaultRules, corner, baseModule, plinth, wallFillers, outerGap };
      rules.joints = choice;
      fc.pre(wallProblems(wished, made, rules).length === 0);
      const { run } = fitRun(wished, made, rules);
      const piece = buildRun(run, made, rules);
      expect(findNotCut(piece, run, made, rules)).toEqual([]);
      for (const { piece: leg } of legsOf(piece)) {
        expect(findHoleConflicts(leg)).toEqual([]);
        expect(findUnreachable(leg)).toEqual([]);
        expect(findUnjoined(leg)).toEqual([]);
      }
    }),
    { numRuns: TRIES },
  );
});

test("a ready kitchen along walls that meet is possible where one is, and no lengths break it", () => {
  const width = fc.oneof(fc.integer({ min: 900, max: 5000 }), fc.integer({ min: 1, max: 9999 }));
  fc.assert(
    fc.property(
      fc.array(width, { minLength: 2, maxLength: 3 }),
      chosen,
      acceptedRules,
      (widths, made, rules) => {
        const run = startRun("kitchen", widths, runLook, made, rules);
        if (wallProblems(run, made, rules).length > 0) return;
        expect(fitRun(run, made, rules).changes).toEqual([]);
        for (const { modules } of run.walls) expect(modules).not.toEqual([]);
      },
    ),
    { numRuns: size(200, 10_000) },
  );
});

test("a ready kitchen has what a kitchen needs: sink, hob, a dishwasher beside the sink", () => {
  for (const widths of [
    [3000, 2400],
    [2400, 3000],
    [2600, 2600],
    [2400, 3000, 2400],
    [3500, 3200, 1800],
    [3600, 3300, 3600],
    [2200, 2600, 2200],
    [1800, 2700],
  ]) {
    const run = startRun("kitchen", widths, runLook, pal, defaultRules);
    const kinds = allModules(run).map(({ module }) => module.what);
    expect(kinds.filter((what) => what === "corner")).toHaveLength(widths.length - 1);
    expect(kinds).toEqual(expect.arrayContaining(["sink", "dishwasher"]));
    const hob = allModules(run).find(({ module }) => module.hob)!.module;
    // A hood is 600 or 900 wide.
    if (widths[0]! > 1800) expect(hob.above).toBe("hood");
  }
});

test("the smallest kitchens along walls that meet have a sink before all else, and none a dishwasher without one", () => {
  for (const widths of [
    [1500, 1500],
    [1300, 1700],
    [1950, 2415, 1705],
    [1600, 2000, 1600],
    [2000, 1500, 2000],
  ]) {
    const run = startRun("kitchen", widths, runLook, pal, defaultRules);
    expect(allModules(run).map(({ module }) => module.what)).toContain("sink");
  }
  const width = fc.integer({ min: 900, max: 4000 });
  fc.assert(
    fc.property(fc.array(width, { minLength: 2, maxLength: 3 }), (widths) => {
      const run = startRun("kitchen", widths, runLook, pal, defaultRules);
      const kinds = allModules(run).map(({ module }) => module.what);
      if (kinds.includes("dishwasher")) expect(kinds).toContain("sink");
    }),
    { numRuns: size(100, 10_000) },
  );
});

test("a kitchen whose module grows with its wall never costs less", () => {
  fc.assert(
    fc.property(
      wallsWish,
      chosen,
      fc.nat(),
      fc.integer({ min: 1, max: 100 }),
      (wish, made, index, by) => {
        fc.pre(wallProblems(wish, made, defaultRules).length === 0);
        const { run } = fitRun(wish, made, defaultRules);
        const all = allModules(run);
        const { module, wall, at } = all[index % all.length]!;
        const isOwn = ["doors", "drawers", "sink", "corner"].includes(module.what);
        fc.pre(isOwn && module.above !== "hood" && module.width + by <= 900);
        const walls = run.walls.map((one, other): Wall => {
          if (other !== wall) return one;
          const modules = one.modules.map((each, place) =>
            place === at ? { ...each, width: each.width + by } : each,
          );
          return {
            ...one,
            modules,
            widths: one.widths.map((width) => width + by) as Wall["widths"],
          };
        });
        const larger: Run = { ...run, walls: walls as Run["walls"] };
        // Another wall may then be the longer one.
        fc.pre(fitRun(larger, made, defaultRules).changes.length === 0);
        // Beside a wider sink a worktop may need a joint less.
        fc.pre(worktopsOf(larger, made) >= worktopsOf(run, made));
        expect(priced(larger, made)).toBeGreaterThanOrEqual(priced(run, made));
      },
    ),
    { numRuns: TRIES },
  );
});
