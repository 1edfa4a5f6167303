import { readBoardId } from "~/workshop/batches/board-id";
import { nextStep, lastStep } from "~/workshop/made-boards/board-steps";
import {
  findPlannedOrder,
  listDeeds,
  listTrackedBoards,
} from "~/workshop/made-boards/front/order-boards.server";
import { listRemakes } from "~/workshop/made-boards/front/remake-board.server";

/** A board by its id, with its steps and who did them; undefined where there is none. */
export async function showBoard(id: string) {
  const named = readBoardId(id);
  const order = named && (await findPlannedOrder(named.order));
  const found = order && (await listTrackedBoards(order)).find((board) => board.id === id);
  if (!order || !found) return undefined;
  const { part, lineId, line, copy, board, needed, done } = found;
  const { name, quantity, frozen } = order.lines.find((one) => one.id === lineId)!;
  const { length, width, thickness, cut, edges, machining, stock } = part;
  const remakes = (await listRemakes(order)).filter((remake) => remake.id === id);
  const decors = { body: frozen.bodyName, front: frozen.frontName, drawer: null, hdf: null };
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
    edges,
    stock,
    decor: decors[stock],
    holes: machining.filter(({ kind }) => kind === "hole").length,
    grooves: machining.filter(({ kind }) => kind === "groove").length,
    needed,
    done,
    next: nextStep(needed, done) ?? null,
    last: lastStep(done) ?? null,
    deeds: await listDeeds(found),
    remakes: remakes.map(({ reason, remadeAt }) => ({ reason, remadeAt })),
  };
}
