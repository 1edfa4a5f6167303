import { writeDesign } from "~/furniture/boards/address";
import { buildRun } from "~/furniture/boards/build-run";
import { defaultRules } from "~/furniture/boards/rules";
import { writeRun } from "~/furniture/boards/run-address";
import { startRun } from "~/furniture/boards/start-run";
import { serverPaths } from "~/platform/paths/server-paths";

import { pal, wardrobe } from "../boards/designs";
import { runLook } from "../boards/runs/runs";
import type { ShopProcess } from "../shop-process";
import { below, median, type Row } from "./row";
import { timePages } from "./time-page";

const KITCHEN_MS = 8;
const ROUNDS = 5;
/** Pieces of each kind whose pages are asked for, no two alike. */
const PIECES = 30;

const steps = [
  ["the place", "locul"],
  ["the division", "impartirea"],
  ["the look", "aspect"],
  ["the price", "pret"],
] as const;

/** What is planned, by its address, and the most milliseconds of a page of it. */
const planned = [
  { what: "", most: 30, addressOf: wardrobeOf },
  { what: " under a ceiling that falls or in a corner", most: 40, addressOf: elsewhere },
  { what: " of a kitchen", most: 40, addressOf: kitchenOf },
];

/**
 * How long the steps take of wardrobes of many widths, of pieces at other places and of kitchens along one, two and
 * three walls, 95 of 100 at most (the median of the rounds).
 */
export async function measurePlanner(shop: ShopProcess, samples = 80): Promise<Row[]> {
  const pages = planned.flatMap(({ what, most, addressOf }) =>
    steps.map(([step, parameter]) => ({
      what: `planner, ${step}${what}`,
      most,
      addresses: Array.from({ length: PIECES }, (_, piece) => addressOf(piece, parameter)),
    })),
  );
  for (const { addresses } of pages) await timePages(shop, addresses, "", samples);
  const times = pages.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { addresses }] of pages.entries()) {
      times[index]!.push(await timePages(shop, addresses, "", samples));
    }
  }
  return [
    ...pages.map(({ what, most }, index) =>
      below(`${what}: server time, p95`, median(times[index]!), "ms", most),
    ),
    below("a kitchen of ten modules is built, median", kitchenMs([6500]), "ms", KITCHEN_MS),
    below("one in an L of as many, median", kitchenMs([4200, 3200]), "ms", KITCHEN_MS),
  ];
}

/** How long a kitchen of ten modules along walls of some widths in mm takes to be built, the median of many times. */
function kitchenMs(walls: number[]): number {
  const run = startRun("kitchen", walls, runLook, pal, defaultRules);
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    buildRun(run, pal, defaultRules);
    return performance.now() - begun;
  });
  return median(times);
}

function wardrobeOf(piece: number, step: string): string {
  return pieceAddress(writeDesign({ ...wardrobe, width: 1000 + piece * 7 }), step);
}

/** Stepped and slanted under a slope, before a low wall, two legs in a corner, and across one. */
function elsewhere(piece: number, step: string): string {
  const deep = 551 + piece;
  const designs = [
    `1w-sl2400x2400x2400x1200x2500x1300x2500x700x0-2340x2416x${deep}-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal`,
    `1w-sl2400x2400x2400x1200x2500x1300x2500x700x0i-2340x2416x${deep}-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal`,
    `1w-sb3300x3300x3300x1000x2650x1650x2400x655x15-3240x1558x${deep}-t18-p80_ps2.ps2.ps2.ps2_pal-alb_pal-alb_metal`,
    `1w-kfw2205x1805x1409x2550x15-2185x2200x${deep}-t18-p80_ls5.lh.ls5.os5..1092.rh.rs5_pal-alb_pal-alb_metal`,
    `1w-dff1005x1005x1409x2650x15-990x2200x${deep}-t18-p80_ls3_pal-alb_pal-alb_metal`,
  ];
  return pieceAddress(designs[piece % designs.length]!, step);
}

function pieceAddress(design: string, step: string): string {
  return `/proiecteaza?d=${design}&pas=${step}`;
}

function kitchenOf(piece: number, step: string): string {
  const more = piece * 17;
  const walls = [[6500 - more], [4200 - more, 3200], [3000, 3400 - more, 3000]];
  const run = startRun("kitchen", walls[piece % walls.length]!, runLook, pal, defaultRules);
  return `${serverPaths.runPlanner()}?d=${writeRun(run)}&pas=${step}`;
}
