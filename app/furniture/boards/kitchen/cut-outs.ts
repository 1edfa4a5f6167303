import type { Box } from "~/furniture/drawing/geometry";

import type { Assembly } from "../building/assembly";
import type { Carcass } from "../building/carcass";
import type { Board } from "../piece";

/** The least between a cut-out for air and the ends of its board, where its joints are, in mm. */
const BESIDE_JOINT = 46;
/** How deep a cut-out for air is, in mm. */
const AIR_DEPTH = 50;

/** Cuts a rectangle, given where it is in the piece, through a board that lies level or stands across. */
export function cutOut(board: Board, at: Pick<Box, "x" | "width">, v: number, wide: number): void {
  board.machining.push({
    kind: "cut-out",
    face: "high",
    u: at.x - board.place.x,
    v,
    length: at.width,
    width: wide,
    depth: board.thickness,
  });
}

/** What goes through the bottom of a hood's body. */
export function cutHood({ boards }: Assembly, { bottom }: Carcass, at: Box): void {
  cutOut(boards[bottom]!, at, at.z, at.depth);
}

/** Lets air up behind a fridge: at the rear edges of what lies across. */
export function cutAir({ boards, rules }: Assembly, across: number[]): void {
  for (const index of across) {
    const board = boards[index]!;
    const air = airOf(board.place, rules.columnNiche.air);
    cutOut(board, air, board.width - air.depth, air.depth);
  }
}

/** The cut-out for so many square centimetres of air in a board, in its middle. */
export function airOf(
  { x, width }: Pick<Box, "x" | "width">,
  air: number,
): { x: number; width: number; depth: number } {
  const wide = Math.min(width - 2 * BESIDE_JOINT, Math.ceil((air * 100) / AIR_DEPTH));
  const depth = Math.ceil((air * 100) / wide);
  return { x: x + Math.round((width - wide) / 2), width: wide, depth };
}
