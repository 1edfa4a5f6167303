import type { Board } from "~/furniture/boards/piece";

import { outlineAlong } from "../views";

/** How high the left or the right edge of a board reaches as one sees it from the front, in mm of the piece. */
export function edgeAt(board: Board, side: "left" | "right"): number {
  const { x, width } = board.place;
  return topOver(board, side === "left" ? x : x + width);
}

/** How high a board reaches at a place across it, in mm of the piece. */
export function topOver(board: Board, x: number): number {
  const corners = outlineAlong("z", board);
  const heights = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    if (corner.a === next.a) return corner.a === x ? [corner.b, next.b] : [];
    if ((x - corner.a) * (x - next.a) > 0) return [];
    return [corner.b + ((next.b - corner.b) * (x - corner.a)) / (next.a - corner.a)];
  });
  return Math.max(...heights);
}
