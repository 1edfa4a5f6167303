/** One board of one piece of an order: what its label, its page and the sheet layouts call it. */
export interface BoardPlace {
  orderNumber: string;
  /** Of the order, from 1. */
  line: number;
  /** Of the line's quantity, from 1. */
  copy: number;
  /** The place of the board in the piece's `boards`, from 1. */
  board: number;
}

/** `AM-2026-000012.1.2.14`: the order's number, the line, the copy and the board. */
export function writeBoardId({ orderNumber, line, copy, board }: BoardPlace): string {
  return [orderNumber, line, copy, board].join(".");
}

/** Reads such an id; undefined for what is none. Whether there is such a board is not asked. */
export function readBoardId(text: string): BoardPlace | undefined {
  const match = /^([^.\s/]{1,40})\.([1-9]\d{0,3})\.([1-9]\d{0,3})\.([1-9]\d{0,3})$/.exec(text);
  if (!match) return undefined;
  const [, orderNumber, line, copy, board] = match;
  return {
    orderNumber: orderNumber!,
    line: Number(line),
    copy: Number(copy),
    board: Number(board),
  };
}
