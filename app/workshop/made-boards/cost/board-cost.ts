import type { Board, Piece } from "~/furniture/boards/piece";
import type { Price } from "~/furniture/boards/price";
import { cornersOf, runQuantitiesOf } from "~/furniture/boards/price-run";
import { bevelsOf, paneArea, quantitiesOf, type Article } from "~/furniture/boards/quantities";

const sheetArticles = {
  body: "body-board",
  front: "front-board",
  drawer: "drawer-board",
  hdf: "hdf",
  worktop: "worktop-board",
} as const satisfies Record<Board["stock"], Article>;

/**
 * What making a board of a piece once more costs the workshop, in bani without VAT: its material, its
 * bands, its mirror, and the work on them, oblique cuts and bevels among it, at the rates the piece's own price was worked
 * out with.
 */
export function costOfBoard(board: Board, piece: Piece, { rows }: Pick<Price, "rows">): number {
  const isOfRun = rows.some(({ article }) => article === "module-work");
  const quantities = isOfRun ? runQuantitiesOf(piece) : quantitiesOf(piece);
  /** One unit of an article: what all of it costs, by how much there is of it. */
  const rate = (article: Article) => {
    const bani = rows.find((row) => row.article === article)?.bani ?? 0;
    const quantity = quantities.find((one) => one.article === article)?.quantity ?? 0;
    return quantity > 0 ? bani / quantity : 0;
  };
  const { edges, length, width, cuts = [] } = board;
  const lengthsOf = [
    [edges.front, length],
    [edges.rear, length],
    [edges.left, width],
    [edges.right, width],
  ] as const;
  const metres = (isThick: boolean) =>
    lengthsOf.reduce(
      (sum, [band, along]) => (band > 0 && band > 1 === isThick ? sum + along / 1000 : sum),
      0,
    );
  const [thin, thick] = [metres(false), metres(true)];
  // Worktops are sold by the metre, with their cut-outs and mitres.
  const isWorktop = board.stock === "worktop";
  const cutOuts = isWorktop ? board.machining.filter(({ kind }) => kind === "cut-out").length : 0;
  const corners = isWorktop ? cornersOf(board) : 0;
  const bought = isWorktop ? length / 1000 : (length * width) / 1e6;
  return Math.round(
    bought * rate(sheetArticles[board.stock]) +
      cutOuts * rate("cut-out") +
      corners * rate("worktop-corner") +
      thin * rate("thin-edge") +
      thick * rate("thick-edge") +
      rate("board-work") +
      cuts.length * rate("cut-work") +
      bevelsOf(board) * rate("bevel-work") +
      paneArea([board]) * rate("mirror") +
      (thin + thick) * rate("edge-work"),
  );
}
