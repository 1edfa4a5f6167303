import type { Board, BoardName, Edges, Hardware, Piece, Stock, Warning } from "~/boards/piece";

/** Boards that are the same, as the workshop cuts them; lengths in mm. */
export interface PartRow {
  name: BoardName;
  stock: Stock;
  count: number;
  length: number;
  width: number;
  thickness: number;
  cut: Board["cut"];
  edges: Edges;
}

/** What the workshop needs to make one piece. */
export interface PartsList {
  rows: PartRow[];
  hardware: Hardware[];
  weight: { totalGrams: number; heaviestGrams: number };
  warnings: Warning[];
}

/** The parts of a piece, equal boards in one row, in the order in which they are built. */
export function listParts({ boards, hardware, weight, warnings }: Piece): PartsList {
  const rows = new Map<string, PartRow>();
  for (const { name, stock, length, width, thickness, cut, edges } of boards) {
    const row = { name, stock, length, width, thickness, cut, edges };
    const key = JSON.stringify(row);
    rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  const { totalGrams, heaviestGrams } = weight;
  return {
    rows: [...rows.values()],
    weight: { totalGrams, heaviestGrams },
    ...{ hardware, warnings },
  };
}
