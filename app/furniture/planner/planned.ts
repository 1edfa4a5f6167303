import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import { buildRun } from "~/furniture/boards/build-run";
import { buyersSize, type BuyersSize } from "~/furniture/boards/buyers-size";
import { kinds, opensOf, type Design } from "~/furniture/boards/design";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import type { Piece } from "~/furniture/boards/piece";
import type { Chosen, Decor, Rules } from "~/furniture/boards/rules";
import {
  allModules,
  isColumn,
  runKinds,
  type Run,
  type RunChange,
  type WallProblem,
} from "~/furniture/boards/run";
import { isRunText, readRun, writeRun } from "~/furniture/boards/run-address";

import { buildPlan, type BuiltPlan, type NoPlace } from "./build-plan";

// What is planned is a design or a run. Whoever does not care which one it is asks here; browsers never do, as they
// build designs alone.

export type Planned = Design | Run;

export const plannedKinds = [...kinds, ...runKinds] as const;
export type PlannedKind = Planned["kind"];

/** Whether it is a kitchen or a vanity along a wall. */
export function isRun(planned: Planned): planned is Run {
  return "walls" in planned;
}

/** Reads a text of either; undefined for one of neither. */
export function readPlanned(text: string): Planned | undefined {
  return isRunText(text) ? readRun(text) : readDesign(text);
}

export function writePlanned(planned: Planned): string {
  return isRun(planned) ? writeRun(planned) : writeDesign(planned);
}

/** The piece of what can be built (`fitPlanned`), to the last screw. */
export function buildPlanned(planned: Planned, chosen: Chosen, rules: Rules): Piece {
  return isRun(planned) ? buildRun(planned, chosen, rules) : build(planned, chosen, rules);
}

/** The nearest run to a wish that can be built, what had to change for it, and the piece it makes. */
export interface BuiltRun {
  kind: "plan";
  design: Run;
  changes: RunChange[];
  piece: Piece;
}

/** Nothing can be built along the wall. */
export interface NoWall {
  kind: "place";
  problems: WallProblem[];
}

/** The nearest to a wish that can be built, and its piece; or why nothing can be built at its place. */
export function fitPlanned(
  wish: Planned,
  chosen: Chosen,
  rules: Rules,
): BuiltPlan | NoPlace | BuiltRun | NoWall {
  if (!isRun(wish)) return buildPlan(wish, chosen, rules);
  const problems = wallProblems(wish, chosen, rules);
  if (problems.length > 0) return { kind: "place", problems };
  const { run, changes } = fitRun(wish, chosen, rules);
  return { kind: "plan", design: run, changes, piece: buildRun(run, chosen, rules) };
}

/** The size as its buyer reads it, in mm: of a run along how much of each wall, up to where and how deep. */
export function sizeOf(
  planned: Planned,
  rules: Rules,
  front: Pick<Decor, "thicknesses">,
): BuyersSize {
  if (!isRun(planned)) return buyersSize(planned, rules, front);
  const [{ ends }] = planned.walls;
  const { baseModule, wallModule, worktop, vanity } = rules;
  const isTall = allModules(planned).some(
    ({ module }) => isColumn(module) || module.above !== "nothing",
  );
  const [width, ...others] = planned.walls.map(({ widths }) => Math.min(...widths));
  const size = {
    width: width!,
    height: isTall
      ? wallModule.from + planned.wallHeight
      : baseModule.legs + baseModule.height + worktop.thickness,
    depth: planned.kind === "vanity" ? vanity.depth : worktop.depth,
  };
  const [middle, last] = others;
  if (last !== undefined) return { ...size, middle: middle!, right: last, fills: "u" };
  if (middle !== undefined) return { ...size, right: middle, fills: "corner" };
  return { ...size, fills: ends.includes("free") ? "nothing" : "wall" };
}

/** What has the look of fronts, and whether the chosen handle is on anything: of a run each module has a front. */
export function opensIn(planned: Planned): ReturnType<typeof opensOf> {
  return isRun(planned) ? { hasFronts: true, hasHandles: true } : opensOf(planned);
}
