/** What became of the pieces of an order's line. */
export interface PieceTally {
  /** Pieces handed over in parts, those that came back included. */
  delivered: number;
  /** Taken back before they were handed over. */
  gone: number;
  /** Still to be handed over. */
  left: number;
}

/** Pieces of a line that were handed over, or that an accepted withdrawal took back. */
export interface PieceMove {
  kind: "delivered" | "returned";
  quantity: number;
  /** An instant. */
  at: string;
}

/**
 * What became of `ordered` pieces of a line. Pieces taken back are first those that are at the buyer's, and beyond
 * these pieces that were not handed over yet and will not be any more.
 */
export function tallyPieces(ordered: number, moves: readonly PieceMove[]): PieceTally {
  let [delivered, gone, atBuyers] = [0, 0, 0];
  for (const { kind, quantity } of [...moves].sort(byTime)) {
    if (kind === "delivered") {
      delivered += quantity;
      atBuyers += quantity;
    } else {
      const back = Math.min(quantity, atBuyers);
      atBuyers -= back;
      gone += quantity - back;
    }
  }
  return { delivered, gone, left: ordered - delivered - gone };
}

function byTime(one: PieceMove, other: PieceMove): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.kind === other.kind ? 0 : one.kind === "delivered" ? -1 : 1;
}
