/** One board of an order: the line, the copy of its quantity and the board of its piece, each from 1. */
export interface BoardPlace {
  order: string;
  line: number;
  copy: number;
  board: number;
}

/** The name of a board on its label and in addresses, as `AM-2026-000123.1.1.07`. */
export function boardId({ order, line, copy, board }: BoardPlace): string {
  return [order, line, copy, String(board).padStart(2, "0")].join(".");
}

/** Reads a board's name, or returns undefined where the text is none. Whether there is one it cannot say. */
export function readBoardId(text: string): BoardPlace | undefined {
  const match = /^([A-Z0-9-]{1,40})\.([1-9]\d{0,3})\.([1-9]\d{0,3})\.(\d{2,4})$/.exec(text);
  if (!match) return undefined;
  const [, order = "", line, copy, board] = match;
  const place = { order, line: Number(line), copy: Number(copy), board: Number(board) };
  // Each board has one name only.
  return place.board > 0 && boardId(place) === text ? place : undefined;
}
