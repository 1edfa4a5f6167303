import { writeDesign } from "~/furniture/boards/address";
import { buildRun } from "~/furniture/boards/build-run";
import { defaultRules } from "~/furniture/boards/rules";
import { startRun } from "~/furniture/boards/start-run";

import { pal, wardrobe } from "../boards/designs";
import { runLook } from "../boards/runs/runs";
import type { ShopProcess } from "../shop-process";
import { below, median, type Row } from "./row";
import { timePages } from "./time-page";

const PAGE_MS = 30;
const KITCHEN_MS = 8;
const ROUNDS = 5;

const steps = [
  ["the place", "locul"],
  ["the division", "impartirea"],
  ["the look", "aspect"],
  ["the price", "pret"],
] as const;

/** How long the planner's steps take with wardrobes of many widths, 95 of 100 at most (the median of the rounds). */
export async function measurePlanner(shop: ShopProcess, samples = 80): Promise<Row[]> {
  const pages = steps.map(([what, step]) => ({ what, addresses: addressesOf(step) }));
  for (const { addresses } of pages) await timePages(shop, addresses, "", samples);
  const times = pages.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { addresses }] of pages.entries()) {
      times[index]!.push(await timePages(shop, addresses, "", samples));
    }
  }
  return [
    ...pages.map(({ what }, index) =>
      below(`planner, ${what}: server time, p95`, median(times[index]!), "ms", PAGE_MS),
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

function addressesOf(step: string): string[] {
  return Array.from({ length: 30 }, (_, index) => {
    const design = writeDesign({ ...wardrobe, width: 1000 + index * 7 });
    return `/proiecteaza?d=${design}&pas=${step}`;
  });
}
