import type { Piece, Stock } from "~/furniture/boards/piece";
import { bandsOf } from "~/furniture/boards/quantities";
import { boughtBand } from "~/workshop/stock/needs";

/** A kind of band: its thickness in mm and the boards whose decor it has. */
export interface EdgeRow {
  thickness: number;
  stock: Stock;
  /** What one piece has of it, in mm, and what is taken from the roll for that. */
  millimetres: number;
  bought: number;
}

/** The bands of one piece by kind, in the order in which its boards are built. */
export function edgeList({ boards }: Pick<Piece, "boards">): EdgeRow[] {
  const rows = new Map<string, EdgeRow>();
  for (const board of boards) {
    const { stock } = board;
    for (const { band: thickness, along } of bandsOf(board)) {
      const key = `${stock} ${thickness}`;
      const row = rows.get(key) ?? { thickness, stock, millimetres: 0, bought: 0 };
      row.millimetres += along;
      row.bought += boughtBand(along);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}
