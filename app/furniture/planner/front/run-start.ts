import type { PieceShape } from "~/furniture/drawing/piece-look";
import { serverPaths } from "~/platform/paths/server-paths";

/** What stands along a wall as one row of bodies. */
type RunKind = "kitchen" | "vanity";

const runsOfShapes: Partial<Record<PieceShape, RunKind>> = {
  kitchen: "kitchen",
  vanity: "vanity",
  washstand: "vanity",
};

/** The row of bodies that a catalogue product can be planned as; undefined for the others. */
export function plannedRun(shape: PieceShape): RunKind | undefined {
  return runsOfShapes[shape];
}

/** Where a row of bodies begins to be planned, along a wall of a width as its field shows it. */
export function runStart(kind: RunKind, width = ""): string {
  const query = new URLSearchParams(kind === "vanity" ? { tip: "lavoar" } : {});
  if (width) query.set("perete", width);
  return query.size > 0 ? `${serverPaths.runPlanner()}?${query}` : serverPaths.runPlanner();
}
