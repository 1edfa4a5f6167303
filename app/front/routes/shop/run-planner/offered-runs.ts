import { offers } from "~/furniture/boards/fit-run";
import type { Run } from "~/furniture/boards/run";
import { writeRun } from "~/furniture/boards/run-address";
import type { RunPlan } from "~/furniture/planner/plan.server";

/** A few of the other runs that fill the wall. */
export function offersOf({ design, chosen, rules }: RunPlan): Run[] {
  const all = offers(design, chosen, rules).map(({ run }) => [writeRun(run), run] as const);
  return [...new Map(all).values()].slice(0, MOST_OFFERS);
}
const MOST_OFFERS = 6;
