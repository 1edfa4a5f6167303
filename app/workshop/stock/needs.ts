import type { Board, Piece } from "~/furniture/boards/piece";

import { articleKey, type Article, plainBoards } from "./article";

/** How much longer than its edge a band is laid: the machine trims both ends. Millimetres. */
const BAND_OVERHANG = 50;

/** A piece to be made, so many times, with the decors and the handle it is made of. */
export interface ToMake {
  piece: Pick<Piece, "boards" | "hardware">;
  quantity: number;
  body: { id: string; sheet: { length: number; width: number } };
  front: { id: string; sheet: { length: number; width: number } };
  handle: string;
  /** Of the boards that have no decor. */
  plainSheet: { length: number; width: number };
}

/** How much of an article is needed, in its unit. */
export interface Need {
  article: Article;
  amount: number;
}

/**
 * What pieces need of everything kept in stock, each article once: whole sheets, metres rounded up,
 * fittings by the piece. `sheets` are those of a layout, by the key of their article; without one the
 * area of the boards is rounded up to sheets.
 */
export function needsOf(pieces: readonly ToMake[], sheets?: ReadonlyMap<string, number>): Need[] {
  return [...amountsOf(pieces)].flatMap(([key, { article, amount }]) => {
    const isLaidOut = article.kind === "sheet" && sheets !== undefined;
    const needed = isLaidOut ? (sheets.get(key) ?? 0) : wholeAmount(amount);
    return needed > 0 ? [{ article, amount: needed }] : [];
  });
}

/** An amount of many pieces together, rounded up; sums of metres and areas miss whole numbers by what computers round. */
export function wholeAmount(amount: number): number {
  return Math.max(0, Math.ceil(amount - 1e-6));
}

/** The same without rounding, by the key of the article: sheets as the part of one that the boards' area is. */
export function amountsOf(pieces: readonly ToMake[]): Map<string, Need> {
  const sums = new Map<string, Need>();
  const add = (article: Article, amount: number) => {
    const key = articleKey(article);
    const sum = (sums.get(key)?.amount ?? 0) + amount;
    sums.set(key, { article, amount: sum });
  };
  for (const made of pieces) {
    for (const board of made.piece.boards) {
      const { article, sheet } = sheetOf(board, made);
      const area = (board.cut.length * board.cut.width) / (sheet.length * sheet.width);
      add(article, area * made.quantity);
      for (const { thickness, length } of bandsOf(board)) {
        const decor = board.stock === "front" ? made.front.id : made.body.id;
        add({ kind: "band", decor, thickness }, ((length + BAND_OVERHANG) / 1000) * made.quantity);
      }
    }
    for (const { code, length, count } of made.piece.hardware) {
      const amount = count * made.quantity;
      if (code === "handle") add({ kind: "handle", handle: made.handle }, amount);
      else if (code === "rail") {
        add({ kind: "hardware", code, length: null }, ((length ?? 0) / 1000) * amount);
      } else add({ kind: "hardware", code, length }, amount);
    }
  }
  return sums;
}

function sheetOf(
  { stock, thickness }: Board,
  made: ToMake,
): { article: Article; sheet: ToMake["plainSheet"] } {
  const decor = stock === "body" || stock === "front" ? made[stock] : undefined;
  const material = decor?.id ?? plainBoards[stock === "hdf" ? "hdf" : "drawer"];
  return {
    article: { kind: "sheet", material, thickness },
    sheet: decor?.sheet ?? made.plainSheet,
  };
}

/** The banded edges of a board, with the thickness of each band. */
function bandsOf({ edges, length, width }: Board): { thickness: number; length: number }[] {
  return [
    { thickness: edges.front, length },
    { thickness: edges.rear, length },
    { thickness: edges.left, length: width },
    { thickness: edges.right, length: width },
  ].filter(({ thickness }) => thickness > 0);
}
