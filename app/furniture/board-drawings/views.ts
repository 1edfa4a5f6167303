import type { Bands } from "~/furniture/boards/design";
import type { Board } from "~/furniture/boards/piece";
import { outlineOf } from "~/furniture/boards/standing";
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
  /** Of bands in other decors than their boards'. */
  bands?: Bands<Palette> | undefined;
}

/** How the bands of a board look where they are of another decor than the board. */
export function bandLook({ bands }: Looks, { stock }: Pick<Board, "stock">): Palette | undefined {
  return stock === "body" || stock === "front" ? bands?.[stock] : undefined;
}

/**
 * The face of a board that an oblique cut has made, as corners in x and y of the piece, in mm, to the left around
 * (counterclockwise as one looks at the piece); undefined of a board that is a rectangle.
 */
export function slantedFace({
  cuts,
  place,
  lengthAxis,
  thicknessAxis,
}: Pick<Board, "cuts" | "place" | "lengthAxis" | "thicknessAxis">):
  | (readonly [x: number, y: number])[]
  | undefined {
  if (!cuts || thicknessAxis !== "z") return undefined;
  const { x, y, width, height } = place;
  if (lengthAxis === "x") {
    return outlineOf({ length: width, width: height, cuts }).map(({ u, v }) => [x + u, y + v]);
  }
  return outlineOf({ length: height, width, cuts })
    .map(({ u, v }) => [x + v, y + u] as const)
    .reverse();
}
