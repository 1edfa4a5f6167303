// What a wish for a run is answered with.

/**
 * Reasons of which from and to are places counted from 0, on from wall to wall, the same where something was replaced.
 * In a corner: a module of its kind where there is none, what may not be beside one, doors that open away from it, a wall
 * module that has no counterpart on the other wall, or whose door would open against a column.
 */
export const ofPlaces = [
  "hob-wall",
  "hob-column",
  "hob-sink",
  "hob-window",
  "sink-water",
  "dishwasher-sink",
  "column-window",
  "cupboard-window",
  "hinge-column",
  "corner-none",
  "corner-beside",
  "corner-cut-out",
  "corner-hinge",
  "corner-above",
  "module-replaced",
] as const;

/** Why a wish was not possible. The page says each in words. */
const runReasons = [
  // Of the whole run: from and to are mm.
  "thickness",
  "wall-height",
  "niche",
  "water",
  "hob-connection",
  "vanity-width",
  // A window that is not in the wall: they say nothing.
  "window",
  // Too many modules: from and to are how many.
  "modules-most",
  // Of widths, from and to are mm; of drawers how many; of the others they say nothing.
  "module-width",
  "hob-width",
  "module-drawers",
  "module-kind",
  "module-above",
  "hob-one",
  "hob-kind",
  "sink-one",
  "hood-hob",
  "cupboard-hob",
  // So that the wall is filled: widths in mm, of one that was added how many modules there are.
  "fill-width",
  "fill-added",
  "fill-removed",
  ...ofPlaces,
  // Corner modules that had to be added: from and to are how many modules there are.
  "corner-added",
] as const;
export type RunReason = (typeof runReasons)[number];

/**
 * One thing that was changed; the module by its place in the wish, counted on from wall to wall, none for what was added
 * since. What is said of a wall and of no module says which of several it is.
 */
export interface RunChange {
  why: RunReason;
  module?: number;
  wall?: number;
  from: number;
  to: number;
}

/** Where nothing can be built, and the least it would have to be in mm, of which of several walls. */
export interface WallProblem {
  /** Walls of which all together may only be so long: the most. Between walls opposite each other: the middle one. */
  what: "wall-width" | "walls-length" | "aisle" | "ceiling" | "window-sill" | "way-in";
  wall?: number;
  least: number;
}
