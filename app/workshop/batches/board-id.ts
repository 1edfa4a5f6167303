import type { StripPlace } from "~/furniture/cutting/layout";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";

import { listStrips, type StripPiece } from "./strips/list-strips";

export { listStrips, type Strip } from "./strips/list-strips";

/** One board of one copy of an order's piece. All counts begin at 1. */
export interface BoardId {
  /** The order's number. */
  order: string;
  line: number;
  /** Which of the line's pieces. */
  copy: number;
  /** Its place among the piece's boards. */
  board: number;
}

/** The text that labels, layouts and addresses name a board by, such as `AM-2026-000123.1.1.7`. */
export function boardId({ order, line, copy, board }: BoardId): string {
  return `${order}.${line}.${copy}.${board}`;
}

/** Reads such a text; undefined for any other. */
export function readBoardId(text: string): BoardId | undefined {
  const [, order, ...counts] =
    /^([A-Z0-9]{1,8}-\d{4}-\d{6,9})\.(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  const [line, copy, board] = counts.map(readCount);
  return order && line && copy && board ? { order, line, copy, board } : undefined;
}

/** A count without leading zeros, so that each board has one text; 0 for none. */
function readCount(digits: string): number {
  return /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 0;
}

/** The places of a piece's fronts in its strips, by their index in `boards`. */
export function stripsOf(
  piece: StripPiece,
  plan: Pick<FrozenPlan, "front" | "rules">,
): Map<number, Omit<StripPlace, "key">> {
  const places = new Map<number, Omit<StripPlace, "key">>();
  for (const { number, along, columns } of listStrips(piece, plan)) {
    const fronts = columns.flatMap((column, at) =>
      column.map((index) => ({ index, column: at + 1 })),
    );
    for (const [at, { index, column }] of fronts.entries()) {
      places.set(index, { number, place: at + 1, count: fronts.length, column, along });
    }
  }
  return places;
}
