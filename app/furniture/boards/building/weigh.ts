import type { Board, Weight } from "../piece";
import type { Chosen, Rules } from "../rules";

/** The weight of the boards in grams, without the fittings, and the heaviest of them. */
export function weigh(boards: Board[], chosen: Chosen, { density }: Rules): Weight {
  const densityOf = ({ stock }: Board) => {
    if (stock === "hdf") return density.hdf;
    if (stock === "drawer") return density.pal;
    return density[chosen[stock].board];
  };
  const grams = boards.map((board) =>
    Math.round((board.length * board.width * board.thickness * densityOf(board)) / 1e6),
  );
  const heaviestGrams = Math.max(...grams);
  return {
    totalGrams: grams.reduce((sum, one) => sum + one, 0),
    heaviestGrams,
    heaviest: grams.indexOf(heaviestGrams),
  };
}
