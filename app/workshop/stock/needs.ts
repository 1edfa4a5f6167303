import type { Bands } from "~/furniture/boards/design";
import { articleOf, fittingId, patternOf, type FittingName } from "~/furniture/boards/fittings";
import { isByMetre, type Board, type Piece } from "~/furniture/boards/piece";
import type { Price } from "~/furniture/boards/price";
import { bandsOf, type Article as PriceArticle } from "~/furniture/boards/quantities";
import type { Rules } from "~/furniture/boards/rules";

import { articleKey, type Article, plainBoards, worktopOf } from "./article";

/** How much longer than its edge a band is laid: the machine trims both ends. Millimetres. */
const BAND_OVERHANG = 60;

/** What of a roll is lost besides, in percent of what is laid. */
const BAND_WASTE_PERCENT = 3;

/** How much of a roll an edge of a length takes, in mm. */
export function boughtBand(length: number): number {
  return (length + BAND_OVERHANG) * (1 + BAND_WASTE_PERCENT / 100);
}

/** A piece to be made, so many times, with the decors and the handle it is made of. */
export interface ToMake {
  piece: Pick<Piece, "boards" | "hardware">;
  quantity: number;
  body: { id: string; sheet: { length: number; width: number } };
  front: { id: string; sheet: { length: number; width: number } };
  handle: string;
  /** The decors of bands that are others than their boards', by id. */
  bands?: Bands<string> | undefined;
  /** The decor whose look its worktops have, by id; only of a kitchen or a vanity. */
  worktop?: string | undefined;
  /** Of the boards that have no decor. */
  plainSheet: { length: number; width: number };
  /** What its order was placed with of each fitting, and how it is drilled for them. */
  fittings?: Record<string, FittingName> | undefined;
  rules: Pick<Rules, "drilling" | "worktop">;
}

/** How much of an article is needed, in its unit. */
export interface Need {
  article: Article;
  amount: number;
  /** Of a fitting: what the orders were placed with that need it, each once. */
  placed?: readonly Placed[];
}

/** What orders were placed with of a fitting: maker, name and code, empty where they say nothing, and what is drilled. */
export interface Placed {
  fitting: string;
  pattern: string;
  /** How many they need. */
  amount: number;
}

/**
 * What pieces need of everything kept in stock, each article once: whole sheets, metres rounded up,
 * fittings by the piece. `sheets` are those of a layout, by the key of their article; without one the
 * area of the boards is rounded up to sheets.
 */
export function needsOf(pieces: readonly ToMake[], sheets?: ReadonlyMap<string, number>): Need[] {
  return [...amountsOf(pieces)].flatMap(([key, need]) => {
    const isLaidOut = need.article.kind === "sheet" && sheets !== undefined;
    const amount = isLaidOut ? (sheets.get(key) ?? 0) : wholeAmount(need.amount);
    return amount > 0 ? [{ ...need, amount }] : [];
  });
}

/** An amount of many pieces together, rounded up; sums of metres and areas miss whole numbers by what computers round. */
export function wholeAmount(amount: number): number {
  return Math.max(0, Math.ceil(amount - 1e-6));
}

/** The same without rounding, by the key of the article: sheets as the part of one that the boards' area is. */
export function amountsOf(pieces: readonly ToMake[]): Map<string, Need> {
  const sums = new Map<string, Need>();
  for (const made of pieces) {
    for (const use of usesOf(made)) addNeed(sums, use, made.quantity);
  }
  return sums;
}

/** Adds so many times a need to those of its article. */
export function addNeed(
  sums: Map<string, Need>,
  { article, amount, placed }: Need,
  times: number,
): void {
  const key = articleKey(article);
  const sum = sums.get(key);
  const all = (sum?.amount ?? 0) + amount * times;
  sums.set(key, {
    article,
    amount: all,
    ...(placed && { placed: addPlaced(sum?.placed ?? [], placed, times) }),
  });
}

function addPlaced(sums: readonly Placed[], placed: readonly Placed[], times: number): Placed[] {
  const all = [...sums];
  for (const one of placed) {
    const at = all.findIndex(
      ({ fitting, pattern }) => fitting === one.fitting && pattern === one.pattern,
    );
    const amount = (all[at]?.amount ?? 0) + one.amount * times;
    all.splice(at === -1 ? all.length : at, 1, { ...one, amount });
  }
  return all;
}

/** What one piece takes of an article, and the row of its price that pays for it. */
interface Use extends Need {
  row: string;
}

/** How a row of a price is told from others: fittings of each length have one. */
function rowKey(article: PriceArticle, length: number | null | undefined): string {
  return `${article} ${length ?? ""}`;
}

const boardRows = {
  body: "body-board",
  front: "front-board",
  drawer: "drawer-board",
  hdf: "hdf",
  worktop: "worktop-board",
} as const satisfies Record<Board["stock"], PriceArticle>;

/** All that one piece takes of the stock. */
function usesOf(made: ToMake): Use[] {
  const uses: Use[] = [];
  const { body, front, bands = {} } = made;
  // Boxes of drawers are white whatever the piece is of, and so are their bands.
  const bandDecors = {
    body: bands.body ?? body.id,
    front: bands.front ?? front.id,
    ...plainBoards,
    worktop: worktopOf(made.worktop ?? ""),
  };
  for (const board of made.piece.boards) {
    const { article, sheet } = sheetOf(board, made);
    const amount = (board.cut.length * board.cut.width) / (sheet.length * sheet.width);
    uses.push({ article, amount, row: rowKey(boardRows[board.stock], null) });
    for (const { band: thickness, along } of bandsOf(board)) {
      const decor = bandDecors[board.stock];
      uses.push({
        article: { kind: "band", decor, thickness },
        amount: boughtBand(along) / 1000,
        row: rowKey(thickness > 1 ? "thick-edge" : "thin-edge", null),
      });
    }
  }
  for (const { code, length, count } of made.piece.hardware) {
    // Hanging rails are priced by the metre, those for clothes by the piece.
    const row = rowKey(code, code === "hanging-rail" ? null : length);
    if (code === "handle") {
      uses.push({ article: { kind: "handle", handle: made.handle }, amount: count, row });
      continue;
    }
    const isLong = isByMetre(code);
    const amount = isLong ? ((length ?? 0) / 1000) * count : count;
    const article = { kind: "hardware" as const, code, length: isLong ? null : length };
    const said = made.fittings?.[fittingId(code, length)];
    const placed = { fitting: said ? articleOf(said) : "", pattern: patternOf(code, made.rules) };
    uses.push({ article, amount, row, placed: [{ ...placed, amount }] });
  }
  return uses;
}

/**
 * What one piece costs the workshop at what its articles have cost, in bani: each row of its price is what its
 * articles came to, sheets with what is left over of them; work, and the share of articles without a known cost, stay
 * as the price has them. `unitCosts`: by the key of the article, in thousandths of a ban. Null where none is known.
 */
export function realCostOf(
  made: ToMake,
  { rows }: Pick<Price, "rows">,
  unitCosts: ReadonlyMap<string, number>,
  wastePercent: number,
): number | null {
  const uses = usesOf(made);
  if (!uses.some(({ article }) => unitCosts.has(articleKey(article)))) return null;
  return rows.reduce((sum, row) => {
    const own = uses.filter((use) => use.row === rowKey(row.article, row.length));
    const all = own.reduce((amounts, { amount }) => amounts + amount, 0);
    if (all === 0) return sum + row.bani;
    const bani = own.reduce((costs, { article, amount }) => {
      const unitCost = unitCosts.get(articleKey(article));
      if (unitCost === undefined) return costs + (row.bani * amount) / all;
      // Worktops are priced by the metre, whatever is left of their slabs.
      const isWasted = article.kind === "sheet" && row.article !== "worktop-board";
      const waste = isWasted ? 1 + wastePercent / 100 : 1;
      return costs + (amount * waste * unitCost) / 1000;
    }, 0);
    return sum + Math.round(bani);
  }, 0);
}

function sheetOf(
  { stock, thickness }: Board,
  made: ToMake,
): { article: Article; sheet: ToMake["plainSheet"] } {
  const sheetFrom = (material: string) => ({ kind: "sheet" as const, material, thickness });
  if (stock === "worktop") {
    const { longest: length, depth: width } = made.rules.worktop;
    return { article: sheetFrom(worktopOf(made.worktop ?? "")), sheet: { length, width } };
  }
  const decor = stock === "body" || stock === "front" ? made[stock] : undefined;
  const material = decor?.id ?? plainBoards[stock === "hdf" ? "hdf" : "drawer"];
  return { article: sheetFrom(material), sheet: decor?.sheet ?? made.plainSheet };
}
