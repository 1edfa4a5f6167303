import fc from "fast-check";
import { expect, test } from "vitest";

import { buildRun } from "~/furniture/boards/build-run";
import { wallProblems, fitRun } from "~/furniture/boards/fit-run";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { priceOfRun } from "~/furniture/boards/price-run";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";
import type { Run } from "~/furniture/boards/run";

import { size } from "../../promises/proof";
import { pal } from "../designs";
import { chosen } from "../random-designs";
import { runWish } from "./random-runs";
import { workedKitchen } from "./runs";

const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
const vat = { percent: 21, isIncluded: true };

function priced(run: Run, made: Chosen = pal) {
  return priceOfRun(buildRun(run, made, defaultRules), prices, defaultPriceList, vat);
}

// Worked out apart from the shop, from the cut list of the worked kitchen, in decimal arithmetic.
test("the worked kitchen costs what its parts cost, row by row, to the leu", () => {
  const price = priced(workedKitchen);
  const rows = Object.fromEntries(price.rows.map(({ article, bani }) => [article, bani]));
  expect(rows).toEqual({
    "body-board": 110_137,
    "drawer-board": 22_801,
    hdf: 7089,
    "thin-edge": 14_000,
    // 2.345 m at 185 lei, two cut-outs at 60.
    "worktop-board": 43_383,
    "cut-out": 12_000,
    "front-board": 57_050,
    "thick-edge": 18_203,
    connector: 4560,
    cap: 0,
    hinge: 25_200,
    "runner-pair": 21_150,
    "shelf-pin": 840,
    handle: 19_500,
    "wall-kit": 1200,
    "drawer-screw": 270,
    "drawer-front-screw": 75,
    "hinge-screw": 360,
    "runner-screw": 180,
    "handle-screw": 130,
    // Column and drawers, column and hood, two more on the wall: two bolts each.
    "body-bolt": 2000,
    leg: 4800,
    "plinth-clip": 720,
    hanger: 3600,
    // 2.3 m at 18 lei.
    "hanging-rail": 4140,
    "sink-liner": 4500,
    "cutlery-tray": 5500,
    // Six modules of 30 minutes, in place of bodies of 45.
    "module-work": 27_000,
    "board-work": 45_000,
    "edge-work": 14_701,
    "door-work": 18_000,
    "hinge-work": 8100,
    "drawer-work": 11_250,
  });
  expect(price).toMatchObject({
    costBani: 507_439,
    marginBani: 177_605,
    netBani: 685_044,
    totalBani: 829_000,
  });
  expect(Object.values(price.groups).reduce((sum, one) => sum + one, 0)).toBe(829_000);
});

test("a run whose module grows with its wall never costs less", () => {
  fc.assert(
    fc.property(
      runWish,
      chosen,
      fc.nat(),
      fc.integer({ min: 1, max: 100 }),
      (wish, made, at, by) => {
        fc.pre(wallProblems(wish, made, defaultRules).length === 0);
        const { run } = fitRun(wish, made, defaultRules);
        const [wall] = run.walls;
        const index = at % wall.modules.length;
        const module = wall.modules[index]!;
        const isOwn =
          module.what === "doors" || module.what === "drawers" || module.what === "sink";
        fc.pre(isOwn && module.above !== "hood" && module.width + by <= 900);
        const modules = wall.modules.map((one, place) =>
          place === index ? { ...one, width: one.width + by } : one,
        );
        const widths = wall.widths.map((width) => width + by) as typeof wall.widths;
        const larger = { ...run, walls: [{ ...wall, widths, modules }] as typeof run.walls };
        expect(priced(larger, made).totalBani).toBeGreaterThanOrEqual(priced(run, made).totalBani);
      },
    ),
    { numRuns: size(80, 10_000) },
  );
});
