import type { RunKind } from "~/furniture/boards/run";
import { isRunText } from "~/furniture/boards/run-address";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";

import { planAddress } from "./plan-address";

const runsOfShapes: Partial<Record<PieceShape, RunKind>> = {
  kitchen: "kitchen",
  vanity: "vanity",
  washstand: "vanity",
};

/** The row of bodies that a catalogue product can be planned as; undefined for the others. */
export function plannedRun(shape: PieceShape): RunKind | undefined {
  return runsOfShapes[shape];
}

const runsOfCategories: Record<string, RunKind> = { bucatarii: "kitchen", bai: "vanity" };

/** The row of bodies that is planned for a room, by its category's word in addresses; undefined for others. */
export function runOfCategory(slug: string): RunKind | undefined {
  return runsOfCategories[slug];
}

/**
 * Where a row of bodies begins to be planned: a kitchen of a shape along one, two or three walls, and how wide those are as
 * their fields show it, from left to right. The widths alone tell the shape.
 */
export function runStart(
  kind: RunKind,
  { shape, widths = [] }: { shape?: "l" | "u"; widths?: string[] } = {},
): string {
  const query = new URLSearchParams(kind === "vanity" ? { tip: "lavoar" } : {});
  if (shape) query.set("forma", shape);
  for (const [index, width] of widths.entries()) query.set(startWidth(index), width);
  return query.size > 0 ? `${serverPaths.runPlanner()}?${query}` : serverPaths.runPlanner();
}

/** The word in that address of how wide a wall is. */
export function startWidth(wall: number): string {
  return wall === 0 ? "perete" : `perete${wall + 1}`;
}

/** The planner's address of a run's text, a step and a view, as `planAddress` writes it for other pieces. */
export function runAddress(text: string, where: Parameters<typeof planAddress>[1]): string {
  return serverPaths.runPlanner() + planAddress(text, where).slice(paths.planner().length);
}

/** The same for the text of whatever is planned. Browsers write `planAddress`, from which a run is led on. */
export function plannedAddress(text: string, where: Parameters<typeof planAddress>[1]): string {
  return isRunText(text) ? runAddress(text, where) : planAddress(text, where);
}
