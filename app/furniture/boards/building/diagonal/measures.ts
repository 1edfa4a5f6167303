import type { Design, Diagonal } from "../../design";
import type { Body, Stands } from "../../piece";
import type { Rules } from "../../rules";

// A body across a corner: a square as long as it is along each wall, less the triangle before its front. Its left wall
// is where x is 0, its right one behind it, and the corner between them. Lengths are millimetres.

/** What follows from the size of a body across a corner. */
export interface DiagonalMeasures {
  /** How wide its front is, and the opening between the inner front edges of its sides. */
  front: number;
  clear: number;
  /** How far the inner faces of its backs, and the post behind them, are from the rear edges. */
  inset: number;
  off: number;
  /** How what stands at 45° lies: from the front edge of the left side along the front. */
  stands: Stands;
}

export function measureDiagonal(
  { width, depth, thickness }: Pick<Design, "width" | "depth" | "thickness">,
  { back, backBoard }: Pick<Rules, "back" | "backBoard">,
): DiagonalMeasures {
  const inset = Math.max(back.inset, thickness + backBoard);
  return {
    front: (width - depth) * Math.SQRT2,
    clear: Math.floor((width - depth - thickness) * Math.SQRT2),
    inset,
    off: inset - thickness - backBoard,
    stands: { x: depth, z: 0, turn: -0.5 },
  };
}

/** The boards of a body across a corner that others are fixed to: its sides, what lies between them, backs and posts. */
export interface DiagonalCarcass {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** What is along the right wall, and along the left one. */
  backs: [number, number];
  posts: [number, number];
}

/** Such a body as it is seen from before its front: as wide as that, and as deep as the corner is behind it. */
export function seenSquare(body: Body, { x: depth }: Stands): Body {
  const { place } = body;
  return {
    ...body,
    place: {
      ...place,
      width: (place.width - depth) * Math.SQRT2,
      depth: (place.width + depth) * Math.SQRT1_2,
    },
  };
}

/** How deep it is at most inside, square to its front, in whole mm. */
export function deepAcross({ width, depth }: Pick<Design, "width" | "depth">): number {
  return Math.floor((width + depth) * Math.SQRT1_2);
}

/** How far the body is from what a wall ends at, in mm; infinite where that is nothing. */
export function gapBeside({ width }: Pick<Design, "width">, place: Diagonal, wall: 0 | 1): number {
  const { walls, ends, skirting } = place;
  return ends[wall] === "free" ? Infinity : walls[wall] - skirting - width;
}

/** Whether a filler closes that gap: a wider one is left as a part of the room. */
export function isClosed(gap: number): boolean {
  return gap <= WIDEST_FILLER;
}

const WIDEST_FILLER = 300;

/** How far a body across a corner reaches along its walls with its fillers, in mm from the corner, the left one first. */
export function reachAcross(design: Pick<Design, "width">, place: Diagonal): [number, number] {
  const reach = (wall: 0 | 1) => {
    const gap = gapBeside(design, place, wall);
    return isClosed(gap) ? place.walls[wall] : place.skirting + design.width;
  };
  return [reach(0), reach(1)];
}
