import type { Chosen, Rules } from "./rules";
import type { FittedRun, Offer, Run, WallProblem } from "./run";

/** The nearest run that fills its wall to the millimetre and can be cut, stood up, opened and used. */
export function fitRun(wish: Run, _chosen: Chosen, _rules: Rules): FittedRun {
  return { run: wish, changes: [] };
}

/** The other runs that fill the wall: a module takes a width of its own, one is added or goes. */
export function offers(_run: Run, _chosen: Chosen, _rules: Rules): Offer[] {
  return [];
}

/** Why nothing can be built along a wall; empty where something can. */
export function wallProblems(_run: Run, _chosen: Chosen, _rules: Rules): WallProblem[] {
  return [];
}
