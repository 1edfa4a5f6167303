import type { Board, Weight } from "../piece";
import type { Chosen, Rules } from "../rules";
import { areaOf } from "./outline";

/** The weight of the boards in grams, without the fittings, and the heaviest of them. */
export function weigh(boards: Board[], chosen: Chosen, rules: Rules): Weight {
  const grams = boards.map((board) => gramsOf(board, chosen, rules));
  const heaviestGrams = Math.max(...grams);
  return {
    totalGrams: grams.reduce((sum, one) => sum + one, 0),
    heaviestGrams,
    heaviest: grams.indexOf(heaviestGrams),
  };
}

/** The weight of one board in grams, without what oblique cuts and bevels take off and with the mirror on it. */
export function gramsOf(
  board: Pick<Board, "stock" | "length" | "width" | "thickness" | "cuts" | "bevels"> & {
    mirror?: { length: number; width: number } | undefined;
  },
  chosen: Chosen,
  { density, mirror: { kilos } }: Pick<Rules, "density" | "mirror">,
): number {
  const { stock, thickness, mirror } = board;
  const pane = mirror ? (mirror.length * mirror.width * kilos) / 1000 : 0;
  return Math.round(((areaOf(board) - bevelled()) * thickness * densityOf()) / 1e6 + pane);

  /** What bevels along its length take off, as an area of the whole thickness; those of its ends are too little to tell. */
  function bevelled(): number {
    const { front, rear } = board.bevels ?? { front: 0, rear: 0 };
    const less = (degrees: number) => (thickness * Math.tan((degrees * Math.PI) / 180)) / 2;
    return board.length * (Math.abs(less(front)) + Math.abs(less(rear)));
  }

  function densityOf(): number {
    if (stock === "hdf") return density.hdf;
    if (stock !== "body" && stock !== "front") return density.pal;
    return density[chosen[stock].board];
  }
}
