import {
  drawerCounts,
  isColumn,
  moduleFacts,
  moduleKinds,
  widestSingle,
  type Module,
  type ModuleKind,
  type Run,
  type RunKind,
} from "~/furniture/boards/run";

/** The kinds that people choose; what stands in a corner follows from its walls. */
export const placedKinds = moduleKinds.filter((kind) => kind !== "corner");

/** A module of a kind as it is first: as wide as is usual, with a cupboard over it where one may hang. */
export function newModule(what: ModuleKind, { kind }: Run): Module {
  const hangs = kind === "kitchen" && !isColumn({ what });
  const above = hangs && moduleFacts[what].above.includes("cupboard") ? "cupboard" : "nothing";
  return { what, width: usualWidth(what), count: countOf(what, 0, kind), above, hinge: "left" };
}

/** The outer width that a module of a kind has first, in mm. */
export function usualWidth(what: ModuleKind): number {
  const { least, most } = moduleFacts[what].widths;
  return what === "narrow" ? least : Math.min(most, what === "sink" ? 800 : widestSingle);
}

/** How many drawers a module has; what is wrong of those it may have is left to the run's own rules. */
export function countOf(what: ModuleKind, count: number, kind: RunKind): number {
  if (what === "drawers") return count === 0 ? USUAL_DRAWERS : count;
  return what === "sink" && kind === "vanity" ? (count === 0 ? 0 : drawerCounts.vanity) : 0;
}

const USUAL_DRAWERS = 3;
