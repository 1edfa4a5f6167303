import { alongEdge } from "./building/edge-lengths";
import {
  hingeCodes,
  type Board,
  type Edges,
  type HardwareCode,
  type Piece,
  type RunHardwareCode,
} from "./piece";

export const priceGroups = ["material", "fronts", "fittings", "work"] as const;
export type PriceGroup = (typeof priceGroups)[number];

export type WorkArticle = DesignWork | "module-work";

type DesignWork =
  `${"body" | "board" | "edge" | "door" | "hinge" | "drawer" | "sliding-door" | "cut" | "bevel"}-work`;

export type Article =
  | "body-board"
  | "drawer-board"
  | "hdf"
  | "front-board"
  | "thin-edge"
  | "thick-edge"
  | "worktop-board"
  | "cut-out"
  | "worktop-corner"
  | HardwareCode
  | WorkArticle;

/** Those of kitchens and vanities alone. */
export type RunArticle =
  | "worktop-board"
  | "cut-out"
  | "worktop-corner"
  | "module-work"
  | RunHardwareCode;

/** How much of an article a piece needs: square metres, metres or pieces, and what work is done on. */
export interface Quantity {
  group: PriceGroup;
  article: Article;
  /** Of one, in mm, for fittings that come in lengths; 0 for others. */
  length: number;
  quantity: number;
  unit: "m2" | "m" | "piece";
}

/** All that a piece is paid for, in the order of a bill. */
export function quantitiesOf({ boards, fronts, bodies, hardware }: Piece): Quantity[] {
  const area = (stock: Board["stock"]) =>
    boards
      .filter((board) => board.stock === stock)
      .reduce((all, { length, width }) => all + length * width, 0) / 1e6;
  const named = (name: Board["name"]) => boards.filter((board) => board.name === name).length;
  const hinges = hardware
    .filter(({ code }) => hingeCodes.includes(code))
    .reduce((sum, { count }) => sum + count, 0);
  const drawers = fronts.filter(({ opens }) => opens === "out").length;
  const { thin, thick } = edgesOf(boards);
  const of =
    (unit: Quantity["unit"], group: PriceGroup) => (article: Article, quantity: number) => ({
      group,
      article,
      quantity,
      unit,
      length: 0,
    });
  const [sheet, frontSheet, work] = [of("m2", "material"), of("m2", "fronts"), of("piece", "work")];
  return [
    sheet("body-board", area("body")),
    sheet("drawer-board", area("drawer")),
    sheet("hdf", area("hdf")),
    of("m", "material")("thin-edge", thin),
    frontSheet("front-board", area("front")),
    of("m", "fronts")("thick-edge", thick),
    ...hardware.map(({ code, length, count }) =>
      // Panes are paid for by what they cover.
      code === "mirror"
        ? of("m2", "fittings")(code, paneArea(boards))
        : { ...of("piece", "fittings")(code, count), length: length ?? 0 },
    ),
    work("body-work", bodies.length),
    work("board-work", boards.length),
    of("m", "work")("edge-work", thin + thick),
    work("door-work", named("door")),
    work("hinge-work", hinges),
    work("drawer-work", drawers),
    work("sliding-door-work", named("sliding-door")),
    work("cut-work", cutsOf(boards)),
    work("bevel-work", sumOf(boards, bevelsOf)),
  ].filter(({ quantity }) => quantity > 0);
}

/** The square metres of the mirrors on some boards. */
export function paneArea(boards: Board[]): number {
  const panes = boards.flatMap(({ mirror }) => mirror ?? []);
  return panes.reduce((sum, { length, width }) => sum + length * width, 0) / 1e6;
}

/** How many oblique cuts there are. */
function cutsOf(boards: Board[]): number {
  return sumOf(boards, ({ cuts = [] }) => cuts.length);
}

/** How many edges of a board are sawn from square. */
export function bevelsOf({ bevels }: Pick<Board, "bevels">): number {
  if (!bevels) return 0;
  const { front, rear, left = 0, right = 0 } = bevels;
  return [front, rear, left, right].filter((degrees) => degrees !== 0).length;
}

function sumOf(boards: Board[], of: (board: Board) => number): number {
  return boards.reduce((sum, board) => sum + of(board), 0);
}

/** The metres of bands: thin ones, and those of more than a millimetre. */
function edgesOf(boards: Board[]): { thin: number; thick: number } {
  const all = { thin: 0, thick: 0 };
  for (const { band, along } of boards.flatMap(bandsOf)) {
    all[band > 1 ? "thick" : "thin"] += along / 1000;
  }
  return all;
}

/** The bands of a board, on its edges and on oblique cuts, each with its thickness and its length in mm. */
export function bandsOf(board: Board): { band: number; along: number }[] {
  const sides = ["front", "rear", "left", "right"] as const satisfies (keyof Edges)[];
  const square = sides
    .filter((side) => board.edges[side] > 0)
    .map((side) => ({ band: board.edges[side], along: alongEdge(board, side) }));
  const oblique = (board.cuts ?? []).flatMap(({ from, to, band }) =>
    band ? [{ band, along: Math.hypot(to.u - from.u, to.v - from.v) }] : [],
  );
  return [...square, ...oblique];
}

/** The minutes of work on a piece. */
export interface PieceMinutes {
  /** Of each board at the stations that it passes alone, in the order of the piece's boards. */
  boards: { cutting: number; edging: number; drilling: number }[];
  /** All others, which are spent at the bench. */
  assembly: number;
}

/**
 * Shares the minutes of a piece's price out over the stations. Those of a board are half the saw's and half the
 * drill's, all the saw's where nothing is drilled, and so are those of oblique cuts and bevels; those of edges are
 * shared out by their length.
 */
export function shareMinutes(
  { boards }: Pick<Piece, "boards">,
  rows: readonly { article: Article; unit: string; quantity: number }[],
): PieceMinutes {
  const minutes = (article?: WorkArticle) =>
    rows
      .filter((row) => row.unit === "minute" && (article === undefined || row.article === article))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const [ofBoards, ofEdges] = [minutes("board-work"), minutes("edge-work")];
  const ofBoard = ofBoards / boards.length;
  const ofCuts = minutes("cut-work");
  const ofCut = ofCuts / Math.max(1, cutsOf(boards));
  const ofBevels = minutes("bevel-work");
  const ofBevel = ofBevels / Math.max(1, sumOf(boards, bevelsOf));
  const banded = boards.map((board) => bandsOf(board).reduce((sum, { along }) => sum + along, 0));
  const allBanded = banded.reduce((sum, length) => sum + length, 0);
  return {
    boards: boards.map((board, index) => {
      const { machining, cuts = [] } = board;
      const isDrilled = machining.length > 0;
      return {
        cutting:
          (isDrilled ? ofBoard / 2 : ofBoard) + cuts.length * ofCut + bevelsOf(board) * ofBevel,
        edging: allBanded === 0 ? 0 : (ofEdges * banded[index]!) / allBanded,
        drilling: isDrilled ? ofBoard / 2 : 0,
      };
    }),
    assembly: minutes() - ofBoards - ofEdges - ofCuts - ofBevels,
  };
}
