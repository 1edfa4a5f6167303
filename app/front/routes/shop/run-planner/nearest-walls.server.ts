import type { Run, Wall, WallProblem } from "~/furniture/boards/run";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

import { faultOf, type Fault } from "./wall-faults";

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
