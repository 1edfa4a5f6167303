import type { HandleLook, Palette } from "~/furniture/drawing/piece-look";

/** How what a piece is made of looks. */
export interface Looks {
  body: Palette;
  front: Palette;
  handle: HandleLook;
}
