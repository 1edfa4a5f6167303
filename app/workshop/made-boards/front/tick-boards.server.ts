import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { changeStatusWithin } from "~/sales/orders/order-workflow.server";
import { findWorkFaults, type WorkFault } from "~/sales/orders/work-lock.server";
import { shopDatabase } from "~db/client.server";
import { rowsAs, type Db } from "~db/engine";

import { lastStep, type BoardStep } from "../board-steps";
import {
  findPlannedOrder,
  listTrackedBoards,
  type PlannedOrder,
  type TrackedBoard,
} from "./order-boards.server";

export type BoardRefusal =
  /** There is no such order, or it has no such board. */
  | { kind: "unknown" }
  /** The order is not confirmed yet, or its boards have left the workshop. */
  | { kind: "not-yet" | "over" }
  /** Nothing made to order is begun before its advance is paid and its drawings are approved. */
  | { kind: WorkFault };

export type TickResult =
  | BoardRefusal
  | { kind: "ticked"; count: number }
  /** The boards that lack an earlier step. */
  | { kind: "too-early"; boards: TrackedBoard[] };

interface Tick {
  number: string;
  /** The ids of boards. */
  ids: readonly string[];
  step: BoardStep;
}

/**
 * Notes that boards of one order are cut, edged, drilled or assembled. The first board of a confirmed
 * order puts it into production, which its customer is told. Boards that have the step, or need none,
 * stay as they are. Refuses all of them where one lacks an earlier step, and orders that are not in
 * the workshop or wait for their advance.
 */
export async function tickBoards(
  { number, ids, step }: Tick,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<TickResult> {
  return db.transaction().execute(async (trx) => {
    const found = await findInWorkshop(number, ids, trx);
    if ("kind" in found) return found;
    const { order, boards } = found;
    const toDo = boards.filter(({ needed, done }) => needed.includes(step) && !done.includes(step));
    const early = toDo.filter(({ needed, done }) => !areDoneBefore(step, needed, done));
    if (early.length > 0) return { kind: "too-early", boards: early };
    if (toDo.length === 0) return { kind: "ticked", count: 0 };
    const rows = toDo.map(({ lineId, copy, board }) => ({ order_line_id: lineId, copy, board }));
    const columns = ["order_line_id", "copy", "board"] as const;
    const done = { step, done_at: new Date().toISOString(), done_by: admin.id };
    await trx
      .insertInto("board_steps")
      .columns([...columns, "step", "done_at", "done_by"])
      .expression((eb) =>
        eb
          .selectFrom(rowsAs("row", rows, columns))
          .select([
            ...columns,
            eb.val(done.step).as("step"),
            eb.val(done.done_at).as("done_at"),
            eb.val(done.done_by).as("done_by"),
          ]),
      )
      .execute();
    if (order.status === "confirmed") {
      const begun = { number, from: "confirmed", to: "in_production", note: "" } as const;
      await changeStatusWithin(begun, admin, trx);
    }
    await recordAction(
      {
        admin,
        action: "boards-ticked",
        subject: "order",
        subjectId: number,
        before: null,
        after: { step, boards: toDo.length },
      },
      trx,
    );
    return { kind: "ticked", count: toDo.length };
  });
}

/**
 * Takes back the last step that was noted for a board by mistake. Refuses any other step, so that of
 * two people who press at once the second takes nothing back.
 */
export async function takeStepBack(
  { number, id, step }: { number: string; id: string; step: BoardStep },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<BoardRefusal | { kind: "taken-back" | "not-last" }> {
  return db.transaction().execute(async (trx) => {
    const found = await findInWorkshop(number, [id], trx);
    if ("kind" in found) return found;
    const { lineId, copy, board, done } = found.boards[0]!;
    if (lastStep(done) !== step) return { kind: "not-last" };
    await trx
      .deleteFrom("board_steps")
      .where("order_line_id", "=", lineId)
      .where("copy", "=", copy)
      .where("board", "=", board)
      .where("step", "=", step)
      .execute();
    await recordAction(
      {
        admin,
        action: "board-step-taken-back",
        subject: "order",
        subjectId: number,
        before: { board: id, step },
        after: null,
      },
      trx,
    );
    return { kind: "taken-back" };
  });
}

/** The order, where its boards may be worked on, and those of its boards that were named. */
export async function findInWorkshop(
  number: string,
  ids: readonly string[],
  db: Db,
): Promise<BoardRefusal | { order: PlannedOrder; boards: TrackedBoard[] }> {
  const order = await findPlannedOrder(number, db);
  if (!order) return { kind: "unknown" };
  const all = new Map((await listTrackedBoards(order, db)).map((board) => [board.id, board]));
  const boards = [...new Set(ids)].map((id) => all.get(id));
  if (boards.length === 0 || boards.some((board) => !board)) return { kind: "unknown" };
  if (order.status === "new") return { kind: "not-yet" };
  if (order.status !== "confirmed" && order.status !== "in_production") return { kind: "over" };
  const [fault] = order.status === "confirmed" ? await findWorkFaults(number, db) : [];
  if (fault) return { kind: fault };
  return { order, boards: boards.filter((board) => board !== undefined) };
}

function areDoneBefore(step: BoardStep, needed: BoardStep[], done: BoardStep[]): boolean {
  return needed.slice(0, needed.indexOf(step)).every((earlier) => done.includes(earlier));
}
