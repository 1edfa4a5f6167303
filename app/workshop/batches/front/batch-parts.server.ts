import { setImmediate } from "node:timers/promises";

import type { Board, BoardName, Spot } from "~/furniture/boards/piece";
import { usable, hdfSheet, defaultRules, type Rules } from "~/furniture/boards/rules";
import { sawnLine } from "~/furniture/boards/standing";
import type { Oblique, Part, Sheet, StripPlace, Task } from "~/furniture/cutting/layout";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { findRules } from "~/furniture/planner/construction.server";
import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { memoize } from "~/platform/basics/memoize";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import {
  decorOfWorktop,
  plainBoards,
  readMaterial,
  worktopOf,
  writeMaterial,
} from "~/workshop/stock/article";
import type { Db } from "~db/engine";

import { boardId, stripsOf } from "../board-id";
import { listStock, labelOf } from "./offcut.server";

/** A planned line of an order, with all that its boards are cut from. */
export interface BatchLine {
  id: string;
  orderNumber: string;
  /** Of its order, from 1. */
  line: number;
  quantity: number;
  plan: FrozenPlan;
}

/** A kind of board of a line, in the order of the piece's `boards`. */
interface LineBoard extends Omit<Part, "id" | "strip"> {
  name: BoardName;
  strip: Omit<StripPlace, "key"> | null;
}

const kept = memoize<{ boards: LineBoard[]; sheets: Sheet[] }>(500);

/** Every board of the lines, each copy by its own id. */
export async function listParts(lines: readonly BatchLine[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { boards, line, copy } of await eachCopy(lines)) {
    const { orderNumber: order } = line;
    for (const [index, { name: _, strip, ...part }] of boards.entries()) {
      parts.push({
        ...part,
        id: boardId({ order, line: line.line, copy, board: index + 1 }),
        strip: strip && { ...strip, key: `strip ${order}.${line.line}.${copy}.${strip.number}` },
      });
    }
  }
  return parts;
}

async function eachCopy(lines: readonly BatchLine[]) {
  const copies: { line: BatchLine; copy: number; boards: LineBoard[] }[] = [];
  for (const line of lines) {
    const { boards } = await boardsOf(line);
    for (let copy = 1; copy <= line.quantity; copy++) copies.push({ line, copy, boards });
  }
  return copies;
}

/** What is to be laid out for lines: with the saw of now, the sheets of now, and the stock of offcuts. */
export async function makeTask(lines: readonly BatchLine[], db: Db): Promise<Task> {
  const rules = (await findRules("newest", db))?.content ?? defaultRules;
  const { trim, kerf, offcutLonger, offcutShorter } = rules.sheet;
  const parts = await listParts(lines);
  const sheets = await sheetsFor(lines, rules, db);
  const materials = new Set(parts.map(({ material }) => material));
  const stock = await listStock(db);
  return {
    parts,
    sheets,
    offcuts: stock
      .map((one) => ({ ...one, id: labelOf(one.id), material: writeMaterial(one) }))
      .filter(({ material }) => materials.has(material))
      .map(({ id, material, length, width }) => ({ id, material, length, width })),
    saw: { trim, kerf, leastOffcut: { longer: offcutLonger, shorter: offcutShorter } },
  };
}

/** The sheets that a decor comes in now; those it came in when it was ordered where it is gone. */
async function sheetsFor(lines: readonly BatchLine[], rules: Rules, db: Db): Promise<Sheet[]> {
  const { decors } = await listKnown("ro", db);
  const sheets = new Map<string, Sheet>();
  for (const line of lines) {
    for (const sheet of (await boardsOf(line)).sheets) {
      const { material: id } = readMaterial(sheet.material);
      if (decorOfWorktop(id) !== undefined) {
        // Those of now may be shorter than what was ordered.
        sheets.set(sheet.material, sheet);
        continue;
      }
      const isPlain = id === plainBoards.hdf || id === plainBoards.drawer;
      const now = isPlain ? hdfSheet(rules) : decors.find((decor) => decor.id === id)?.sheet;
      sheets.set(sheet.material, { ...sheet, ...now });
    }
  }
  return [...sheets.values()].filter((sheet) => usable(sheet, rules).width > 0);
}

/** A bought slab of worktop, whose edges are finished. */
function slabOf({ worktop: { longest, depth } }: Rules) {
  return { length: longest, width: depth, trim: 0 };
}

/** The boards of one copy of a line. A frozen plan never changes, and building it takes milliseconds. */
async function boardsOf({ id, plan }: BatchLine) {
  // Others are answered between two pieces.
  await setImmediate();
  return kept(id, () => {
    const sheets = new Map<string, Sheet>();
    const { piece } = buildFrozen(plan);
    const strips = stripsOf(piece, plan);
    const boards = piece.boards.map((board, index): LineBoard => {
      const { name, stock, thickness, cut } = board;
      if (stock === "worktop") {
        const material = writeMaterial({ material: worktopOf(plan.worktop?.id ?? ""), thickness });
        sheets.set(material, { material, ...slabOf(plan.rules) });
        return { name, ...cut, material, canTurn: false, strip: null };
      }
      const decor = stock === "body" || stock === "front" ? plan[stock] : undefined;
      const plain = stock === "hdf" ? plainBoards.hdf : plainBoards.drawer;
      const material = writeMaterial({ material: decor?.id ?? plain, thickness });
      sheets.set(material, { material, ...(decor?.sheet ?? hdfSheet(plan.rules)) });
      const strip = strips.get(index) ?? null;
      const shape = { obliques: obliquesOf(board), isBevelled: board.bevels ? true : undefined };
      return { name, ...cut, material, canTurn: !decor?.hasGrain, strip, ...shape };
    });
    return { boards, sheets: [...sheets.values()] };
  });
}

/**
 * The oblique cuts of a board as the sheet's picture has them, which is the piece's from the front, of sides and
 * partitions from the right: a board whose length stands upright lies with its upper end to the left.
 */
function obliquesOf({ cuts, cut, edges, lengthAxis }: Board): Oblique[] | undefined {
  const at = ({ u, v }: Spot) => {
    const along = u - edges.left;
    return { x: lengthAxis === "y" ? cut.length - along : along, y: v - edges.front };
  };
  return cuts?.map((one) => {
    const { from, to } = sawnLine(one);
    return { from: at(from), to: at(to) };
  });
}

/** The planned lines among some rows of orders' lines, which must be all of each order, in their order. */
export function plannedLines(
  rows: readonly {
    id: string;
    number: string;
    quantity: number;
    configuration: string;
    staff_configuration: string | null;
  }[],
): BatchLine[] {
  const counts = new Map<string, number>();
  return rows.flatMap(({ id, number, quantity, configuration, staff_configuration }) => {
    const line = (counts.get(number) ?? 0) + 1;
    counts.set(number, line);
    const stored = staff_configuration || configuration;
    const design = stored ? readFrozenDesign(stored) : undefined;
    if (!design || !isPlanned(design)) return [];
    return [{ id, orderNumber: number, line, quantity, plan: design }];
  });
}
