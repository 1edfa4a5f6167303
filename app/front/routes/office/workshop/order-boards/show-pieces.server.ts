import { boardId } from "~/workshop/batches/board-id";
import { nextStep, type BoardStep } from "~/workshop/made-boards/board-steps";
import {
  decorsOf,
  findPlannedOrder,
  listTrackedBoards,
  type PlannedOrder,
  type TrackedBoard,
} from "~/workshop/made-boards/front/order-boards.server";

/** One of the pieces of an order's line, with those of its boards that are shown. */
export interface ShownPiece {
  /** Names the piece in the form: its line and which of the line's pieces it is. */
  value: string;
  line: number;
  name: string;
  copy: number;
  quantity: number;
  boards: ReturnType<typeof showBoard>[];
}

/** The pieces of an order, of their boards all or those that wait for a step; undefined without it. */
export async function showPieces(number: string, waiting: BoardStep | undefined) {
  const order = await findPlannedOrder(number);
  if (!order) return undefined;
  const boards = await listTrackedBoards(order);
  const isShown = ({ needed, done }: TrackedBoard) =>
    waiting === undefined || nextStep(needed, done) === waiting;
  const pieces = order.lines.flatMap(({ line, name, quantity, frozen }) =>
    Array.from({ length: quantity }, (_, index): ShownPiece => {
      const copy = index + 1;
      const shown = boards.filter((one) => one.line === line && one.copy === copy && isShown(one));
      return {
        value: pieceValue(line, copy),
        line,
        name,
        copy,
        quantity,
        boards: shown.map((board) => showBoard(board, frozen)),
      };
    }),
  );
  return { number, boards, pieces: pieces.filter((piece) => piece.boards.length > 0) };
}

function pieceValue(line: number, copy: number): string {
  return `${line}.${copy}`;
}

/** The ids of all boards of a piece that a form names by its value; none for any other text. */
export function boardsOfPiece({ number, lines }: PlannedOrder, value: string): string[] {
  for (const { line, quantity, piece } of lines) {
    for (let copy = 1; copy <= quantity; copy += 1) {
      if (pieceValue(line, copy) !== value) continue;
      return piece.boards.map((_, index) =>
        boardId({ order: number, line, copy, board: index + 1 }),
      );
    }
  }
  return [];
}

function showBoard(
  { id, board, part, needed, done }: TrackedBoard,
  frozen: PlannedOrder["lines"][number]["frozen"],
) {
  const { name, length, width, thickness, stock } = part;
  return {
    id,
    board,
    name,
    length,
    width,
    thickness,
    needed,
    done,
    ...decorsOf(part, frozen),
    stock,
  };
}
