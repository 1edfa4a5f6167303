import type { Run, Wall, WallProblem } from "~/furniture/boards/run";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import { centimetres } from "~/platform/format/measures";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { lengthError } from "../planner/schema";
import type { Filled } from "./fields";
import { type WallLength } from "./wall-form";
import { onWall, wallName } from "./walls";

// What is wrong with walls along which nothing can stand, beside their fields, and the nearest that take something.

type FaultyLength = Extract<WallLength, "width" | "ceiling" | "windowSill">;

/** A length that is at fault, and what it would have to be in mm, at least or at most. */
export interface Fault {
  /** Of which length, on which wall, and in which field. */
  length: FaultyLength;
  wall: number;
  field: string;
  from: number;
  to: number;
}

/** The length at fault of a problem. */
export function faultOf(run: Run, { what, wall = 0, least }: WallProblem): Fault {
  const of = (length: FaultyLength, at: number, from: number, to = least): Fault => {
    const field = length === "ceiling" ? length : onWall(wallName(run, at), length);
    return { length, wall: at, field, from, to };
  };
  switch (what) {
    case "wall-width":
    case "aisle":
    case "way-in":
      return of("width", wall, narrowest(run.walls[wall]!));
    case "walls-length": {
      const all = run.walls.map(narrowest);
      const longest = Math.max(...all);
      const others = all.reduce((sum, one) => sum + one, 0) - longest;
      return of("width", all.indexOf(longest), longest, least - others);
    }
    case "ceiling":
      return of("ceiling", 0, run.ceiling);
    case "window-sill":
      return of("windowSill", wall, run.walls[wall]!.window?.sill ?? 0);
  }
}

function narrowest({ widths }: Wall): number {
  return Math.min(...widths);
}

/** What is wrong beside its field. */
export function faultErrors(faults: Fault[], language: Language): Filled["errors"] {
  return Object.fromEntries(
    faults.map(({ field, from, to }) => [
      field,
      [
        to < from
          ? lengthError({ min: 0, max: to })
          : message("placeTooSmall", { least: centimetres(to, language) }),
      ],
    ]),
  );
}

/** The same run along walls of which a length is as it would have to be. */
function mended(run: Run, { length, wall, from, to }: Fault): Run {
  if (length === "ceiling") return { ...run, ceiling: to };
  const on = (one: Wall): Wall =>
    length === "width"
      ? {
          ...one,
          widths: one.widths.map((width) =>
            to > from ? Math.max(width, to) : Math.min(width, to),
          ) as Wall["widths"],
        }
      : { ...one, window: one.window && { ...one.window, sill: to } };
  const walls = run.walls.map((one, index) => (index === wall ? on(one) : one));
  return { ...run, walls: walls as Run["walls"] };
}

/** Each round mends what the one before left. */
const MOST_ROUNDS = 4;

/** The run along the nearest walls that take one; undefined where there is none. */
export async function nearestAlong(
  wish: Run,
  problems: WallProblem[],
  language: Language,
): Promise<RunPlan | undefined> {
  let [run, left] = [wish, problems];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (left.some(({ what }) => what === "way-in")) return undefined;
    for (const problem of left) run = mended(run, faultOf(run, problem));
    const plan = await makePlan(run, language);
    if (plan.kind === "plan") return plan;
    if (plan.kind === "unknown") return undefined;
    left = plan.problems;
  }
  return undefined;
}
