import type { Box } from "~/furniture/drawing/geometry";

import type { Stands } from "../piece";

/** What ends a wall: another that nothing stands along, nothing, or the run's next wall. */
export type End = "wall" | "free" | "corner";

/**
 * Where all of a run is along one of its walls, in coordinates of the wall's own: x from its left end where it is
 * narrowest, y from the floor, z from the front of base bodies (0) to the wall behind.
 */
export interface WallPlaces {
  /** How they lie in those of the piece, which are the middle wall's of three, the right one's of two; none of these. */
  stands?: Stands;
  /** The narrowest width of the wall, and the wall's plane behind. */
  width: number;
  rear: number;
  modules: ModulePlace[];
  /** At the left and at the right: of a filler, as wide as its gap to the wall, of a panel, or what a corner takes. */
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
  /** In a corner: whether this wall's modules run into it, or begin beside those of the other. */
  isThrough?: boolean;
}

export interface ModulePlace {
  /** Counted from 0, on from wall to wall. */
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
