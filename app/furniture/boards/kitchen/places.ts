import type { Box } from "~/furniture/drawing/geometry";

/** What ends a wall. */
export type End = "wall" | "free";

/**
 * Where all of a run is, in the coordinates of its piece: x from the wall's left end where it is narrowest, y from the
 * floor, z from the front of base bodies (0) to the wall behind.
 */
export interface RunPlaces {
  /** The narrowest width of the wall, and the wall's plane behind. */
  width: number;
  rear: number;
  modules: ModulePlace[];
  /** At the left and at the right: of a filler, as wide as its gap to the wall, or of a panel. */
  ends: [RunEnd, RunEnd];
  /** The worktops from left to right. */
  worktops: Box[];
  plinths: Box[];
  window: Box | null;
}

export interface RunEnd {
  kind: End;
  x: number;
  width: number;
}

export interface ModulePlace {
  index: number;
  /** Its body, or what its appliance takes; on its legs. */
  base: Box;
  /** The wall module over it. */
  above: Box | null;
  /** Its body and that over it among the piece's; a dishwasher's and a narrow module's hold their front alone. */
  body: number;
  aboveBody: number | null;
  /** What stays free for its appliance: an oven, a fridge, a dishwasher; cut-outs in the worktop, of the hood's bottom. */
  niche: Box | null;
  cutOut: Box | null;
  hoodCut: Box | null;
}
