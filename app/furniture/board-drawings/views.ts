import type { HandleLook, Palette } from "~/furniture/drawing/piece-look";

/**
 * Doors and drawers shut, or open, in perspective; from the front, cut from back to front, and from
 * the front without its fronts, with dimensions; to scale beside a person and a door, shut and open.
 */
export const boardViews = [
  "shut",
  "open",
  "front",
  "side",
  "inside",
  "scale",
  "scaleOpen",
] as const;
export type BoardView = (typeof boardViews)[number];

/** How what a piece is made of looks. */
export interface Looks {
  body: Palette;
  front: Palette;
  handle: HandleLook;
}
