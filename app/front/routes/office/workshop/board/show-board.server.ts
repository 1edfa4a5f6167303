import type { Board } from "~/furniture/boards/piece";
import { angleOf, faceLengths, faceWidths } from "~/furniture/boards/standing";
import { BEVELLED } from "~/furniture/cutting/layout";
import { boardId, readBoardId, stripsOf, type BoardId } from "~/workshop/batches/board-id";
import { nextStep, lastStep } from "~/workshop/made-boards/board-steps";
import {
  decorsOf,
  findPlannedOrder,
  listDeeds,
  listTrackedBoards,
} from "~/workshop/made-boards/front/order-boards.server";
import { listRemakes, type Remake } from "~/workshop/made-boards/front/remake-board.server";

/** A board by its id, with its steps and who did them; undefined where there is none. */
export async function showBoard(id: string) {
  const named = readBoardId(id);
  const order = named && (await findPlannedOrder(named.order));
  const found = order && (await listTrackedBoards(order)).find((board) => board.id === id);
  if (!order || !found) return undefined;
  const { part, lineId, line, copy, board, needed, done } = found;
  const { name, quantity, frozen, piece } = order.lines.find((one) => one.id === lineId)!;
  const { length, width, thickness, cut, edges, machining, stock } = part;
  const allRemakes = await listRemakes(order);
  const remakes = allRemakes.filter((remake) => remake.id === id);
  return {
    id,
    number: order.number,
    line,
    copy,
    board,
    quantity,
    pieceName: name,
    name: part.name,
    length,
    width,
    thickness,
    cut,
    cuts: (part.cuts ?? []).map((one) => ({ ...one, angle: angleOf(one) })),
    thicknessAxis: part.thicknessAxis,
    bevels: part.bevels ? shownBevels(part, part.bevels) : null,
    edges,
    stock,
    ...decorsOf(part, frozen),
    holes: machining.filter(({ kind }) => kind === "hole").length,
    grooves: machining.filter(({ kind }) => kind === "groove").length,
    strip: stripOf(named, stripsOf(piece, frozen), allRemakes),
    needed,
    done,
    next: nextStep(needed, done) ?? null,
    last: lastStep(done) ?? null,
    deeds: await listDeeds(found),
    remakes: remakes.map(({ reason, remadeAt }) => ({ reason, remadeAt })),
  };
}

/** How a board is bevelled: how long its faces are where its ends are, else how wide. */
function shownBevels(
  part: Board,
  { front, rear, left = 0, right = 0 }: NonNullable<Board["bevels"]>,
) {
  const areEnds = left !== 0 || right !== 0;
  const faces = areEnds ? faceLengths(part) : faceWidths(part);
  const isUpright = part.thicknessAxis === "x";
  return { edges: { front, rear, left, right }, ...faces, areEnds, isUpright, mark: BEVELLED };
}

/**
 * The strip that a board is cut from with others, by their numbers; null for none. Boards that
 * are made again are cut one by one, so the grain of a strip runs on until the first of them is.
 */
function stripOf(named: BoardId, places: ReturnType<typeof stripsOf>, remakes: readonly Remake[]) {
  const own = places.get(named.board - 1);
  if (!own) return null;
  const boards = [...places].flatMap(([index, { number }]) =>
    number === own.number ? [index + 1] : [],
  );
  const ids = boards.map((board) => boardId({ ...named, board }));
  const isBroken = remakes.some(({ id }) => ids.includes(id));
  return {
    number: own.number,
    place: own.place,
    all: own.count,
    others: boards.filter((board) => board !== named.board),
    isBroken,
  };
}
