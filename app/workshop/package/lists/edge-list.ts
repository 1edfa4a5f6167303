import type { Edges, Piece, Stock } from "~/furniture/boards/piece";
import { boughtBand } from "~/workshop/stock/needs";

/** A kind of band: its thickness in mm and the boards whose decor it has. */
export interface EdgeRow {
  thickness: number;
  stock: Stock;
  /** What one piece has of it, in mm, and what is taken from the roll for that. */
  millimetres: number;
  bought: number;
}

const alongLength: Record<keyof Edges, boolean> = {
  front: true,
  rear: true,
  left: false,
  right: false,
};

/** The bands of one piece by kind, in the order in which its boards are built. */
export function edgeList({ boards }: Pick<Piece, "boards">): EdgeRow[] {
  const rows = new Map<string, EdgeRow>();
  for (const { edges, stock, length, width } of boards) {
    for (const side of ["front", "rear", "left", "right"] as const) {
      const thickness = edges[side];
      if (thickness === 0) continue;
      const key = `${stock} ${thickness}`;
      const row = rows.get(key) ?? { thickness, stock, millimetres: 0, bought: 0 };
      const along = alongLength[side] ? length : width;
      row.millimetres += along;
      row.bought += boughtBand(along);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}
