import type { Bands } from "~/furniture/boards/design";
import type { Axis, Board } from "~/furniture/boards/piece";
import { solidOf, type Prism } from "~/furniture/boards/standing";
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

/** The views of a run; one of them shows it from above, with where water and the hob's connection are. */
export const runViews = [...boardViews, "plan"] as const;
export type RunView = (typeof runViews)[number];

/** How what a piece is made of looks. */
export interface Looks {
  body: Palette;
  front: Palette;
  handle: HandleLook;
  /** Of bands in other decors than their boards'. */
  bands?: Bands<Palette> | undefined;
}

/** How what a run is made of looks; the bought worktop has a look of its own. */
export interface RunLooks extends Looks {
  worktop: Palette;
}

/** How the bands of a board look where they are of another decor than the board. */
export function bandLook({ bands }: Looks, { stock }: Pick<Board, "stock">): Palette | undefined {
  return stock === "body" || stock === "front" ? bands?.[stock] : undefined;
}

/** A corner of a board's outline as one looks along an axis, in the other two. */
export type Corner = Prism["outline"][number];

/** The two axes that are not this one, in the order x, y, z. */
export const across = { x: ["y", "z"], y: ["x", "z"], z: ["x", "y"] } as const;

/** What oblique cuts, a tilt or bevels make of a board, in mm of the piece; undefined of a board that fills its place. */
export function prismOf(board: Board): Prism | undefined {
  return board.cuts || board.turned || board.bevels ? solidOf(board) : undefined;
}

/** The outline of a board as one looks along an axis: in the other two, in mm of the piece. */
export function outlineAlong(axis: Axis, board: Board): Corner[] {
  const prism = prismOf(board);
  if (prism?.axis === axis) return prism.outline;
  const { place } = board;
  const ends = {
    x: [place.x, place.x + place.width],
    y: [place.y, place.y + place.height],
    z: [place.z, place.z + place.depth],
  } as const;
  const [one, other] = across[axis];
  const [[left, right], [low, high]] = [ends[one], ends[other]];
  return [
    { a: left, b: low },
    { a: right, b: low },
    { a: right, b: high },
    { a: left, b: high },
  ];
}
