import type { Piece } from "./piece";
import type { Chosen, Rules } from "./rules";
import type { Run, RunPlaces } from "./run";

/** Where the modules, worktops, plinths and ends of a run are, and what stays free for appliances. */
export function placesOf(_run: Run, _chosen: Chosen, _rules: Rules): RunPlaces {
  throw new Error("not yet");
}

/** Builds the piece of a run to the last screw; it expects a possible run (fit-run.ts). */
export function buildRun(_run: Run, _chosen: Chosen, _rules: Rules): Piece {
  throw new Error("not yet");
}
