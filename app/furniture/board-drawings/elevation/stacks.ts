import type { Board, Body, Piece } from "~/furniture/boards/piece";
import type { Box } from "~/furniture/drawing/geometry";

import { edgeAt } from "./tops";

/** A stretch along one axis, in millimetres. */
export interface Stretch {
  from: number;
  length: number;
}

export function mainBodies({ bodies }: Piece): Body[] {
  return bodies.filter(({ isTopBox }) => !isTopBox);
}

/** Where one looks up a column: beside its middle, where a pair of doors meets, towards the low end of one that slants. */
export function probesOf(piece: Piece): number[] {
  return mainBodies(piece).flatMap(({ columns, slant }) =>
    columns.map(({ x, width }) => x + (slant?.falls === "right" ? 0.7 : 0.3) * width),
  );
}

/**
 * What is seen from the floor upwards at a place across: plinth, fronts and openings between them. Fronts that are cut
 * obliquely are as high as their lower edge, or as `heightOf` has it.
 */
export function frontStack(piece: Piece, x: number, heightOf = lowerEdge): Stretch[] {
  const fronts = piece.fronts
    .filter(({ isInner }) => !isInner)
    .map(({ board }) => piece.boards[board]!)
    .filter(({ place }) => isAcross(place, x))
    .map((board) => ({
      from: board.place.y,
      length: board.cuts ? heightOf(board) : board.place.height,
    }));
  const isSliding = piece.fronts.some(({ opens }) => opens === "slide");
  const openings = zonesAt(piece, x)
    .filter(({ front }) => front === "open" && !isSliding)
    .map(({ y, clear }) => ({ from: y, length: clear }));
  return lowestFirst([...plinthAt(piece, x), ...fronts, ...openings, ...ceilingAt(piece, x)]);
}

function lowerEdge(board: Board): number {
  return Math.min(edgeAt(board, "left"), edgeAt(board, "right")) - board.place.y;
}

/** What is inside from the floor upwards: plinth and clear zones. */
export function insideStack(piece: Piece, x: number): Stretch[] {
  const zones = zonesAt(piece, x).map(({ y, clear }) => ({ from: y, length: clear }));
  return lowestFirst([...plinthAt(piece, x), ...zones]);
}

/** The places of the fronts one sees when the piece is shut. */
export function outerFronts({ boards, fronts }: Piece): Box[] {
  return fronts.filter(({ isInner }) => !isInner).map(({ board }) => boards[board]!.place);
}

/** What is seen from left to right: fillers, panels, fronts, and the columns that have none. */
export function frontWidths(piece: Piece): Stretch[] {
  const fronts = outerFronts(piece);
  const open = mainBodies(piece).flatMap(({ columns }) =>
    columns.filter(({ x, width }) => !fronts.some((place) => isAcross(place, x + 0.3 * width))),
  );
  const fillers = piece.boards
    .filter(
      ({ name, thicknessAxis }) =>
        name === "panel" ||
        name === "side-panel" ||
        name === "post" ||
        (name === "filler" && thicknessAxis === "z"),
    )
    .map(({ place }) => place);
  return [...fronts, ...fillers, ...open].map(({ x, width }) => ({ from: x, length: width }));
}

export function isAcross({ x, width }: { x: number; width: number }, at: number): boolean {
  return x <= at && at < x + width;
}

function zonesAt({ bodies }: Piece, x: number) {
  return bodies.flatMap(({ columns }) =>
    columns.filter((column) => isAcross(column, x)).flatMap(({ zones }) => zones),
  );
}

function plinthAt(piece: Piece, x: number): Stretch[] {
  return mainBodies(piece)
    .filter(({ place, plinth }) => plinth > 0 && isAcross(place, x))
    .map(({ place, plinth }) => ({ from: place.y, length: plinth }));
}

function ceilingAt({ boards }: Piece, x: number): Stretch[] {
  return boards
    .filter(({ name, place }) => name === "ceiling-board" && isAcross(place, x))
    .map(({ place }) => ({ from: place.y, length: place.height }));
}

function lowestFirst(stretches: Stretch[]): Stretch[] {
  return stretches.sort((one, other) => one.from - other.from);
}
