import type { Board, BoardName, Edges, Piece, Stock } from "~/furniture/boards/piece";

import { uprightOf } from "./oblique-cuts";

/** Boards that the saw cuts alike; lengths in mm. */
export interface CutRow {
  name: BoardName;
  stock: Stock;
  length: number;
  width: number;
  thickness: number;
  cut: Board["cut"];
  edges: Edges;
  /** What is cut off them obliquely, and which edges are bevelled; none where they stay rectangles. */
  cuts?: Board["cuts"];
  bevels?: Board["bevels"];
  /** Of bevelled ones: their faces look to the left and to the right. */
  isUpright?: true | undefined;
  /** Their numbers in the piece, from 1, as on their labels. */
  boards: number[];
}

/**
 * The cut list of one piece: equal boards in one row, in the order in which they are built; those `apart`, by their
 * indices, have a row each.
 */
export function cutList(
  { boards }: Pick<Piece, "boards">,
  apart: { has: (index: number) => boolean } = new Set<number>(),
): CutRow[] {
  const rows = new Map<string, CutRow>();
  for (const [index, board] of boards.entries()) {
    const { name, stock, length, width, thickness, cut, edges, cuts, bevels } = board;
    const isUpright = uprightOf(board);
    const row = { name, stock, length, width, thickness, cut, edges, cuts, bevels, isUpright };
    const key = JSON.stringify(apart.has(index) ? [row, index] : row);
    const known = rows.get(key);
    if (known) known.boards.push(index + 1);
    else rows.set(key, { ...row, boards: [index + 1] });
  }
  return [...rows.values()];
}
