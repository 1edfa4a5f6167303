import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { boardId } from "~/workshop/batches/board-id";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { costOfBoard } from "../cost/board-cost";
import { findPlannedOrder, type PlannedOrder } from "./order-boards.server";
import { findInWorkshop, type BoardRefusal } from "./tick-boards.server";

/** A board that had to be made this often is a matter for the workshop's head, not for a form. */
const MOST_REMAKES = 20;

export type RemakeResult = BoardRefusal | { kind: "remade" | "not-cut" | "too-often" };

/**
 * Begins a board anew that was spoiled: nothing is done to it any more, and what making it once more
 * costs is kept with the reason. Refuses a board that is not cut yet.
 */
export async function remakeBoard(
  { number, id, reason }: { number: string; id: string; reason: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<RemakeResult> {
  return db.transaction().execute(async (trx) => {
    const found = await findInWorkshop(number, [id], trx);
    if ("kind" in found) return found;
    const { lineId, copy, board, part, done } = found.boards[0]!;
    if (done.length === 0) return { kind: "not-cut" };
    const { count } = await trx
      .selectFrom("board_remakes")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("order_line_id", "=", lineId)
      .where("copy", "=", copy)
      .where("board", "=", board)
      .executeTakeFirstOrThrow();
    if (count >= MOST_REMAKES) return { kind: "too-often" };
    const { piece, frozen } = found.order.lines.find((line) => line.id === lineId)!;
    const cost_bani = costOfBoard(part, piece, frozen.price);
    await trx
      .deleteFrom("board_steps")
      .where("order_line_id", "=", lineId)
      .where("copy", "=", copy)
      .where("board", "=", board)
      .execute();
    await trx
      .insertInto("board_remakes")
      .values({
        id: randomUUID(),
        order_line_id: lineId,
        copy,
        board,
        reason,
        cost_bani,
        remade_at: new Date().toISOString(),
        remade_by: admin.id,
      })
      .execute();
    await recordAction(
      {
        admin,
        action: "board-remade",
        subject: "order",
        subjectId: number,
        before: { board: id, steps: done.join(", ") },
        after: { reason },
      },
      trx,
    );
    return { kind: "remade" };
  });
}

/** A board that was made once more. */
export interface Remake {
  /** Of the board. */
  id: string;
  /** Of the order, from 1. */
  line: number;
  reason: string;
  costBani: number;
  remadeAt: string;
}

/** The boards of an order that were made once more, the first one first. Bani without VAT. */
export async function listRemakes(
  { number, lines }: PlannedOrder,
  db: Db = shopDatabase(),
): Promise<Remake[]> {
  const rows = await db
    .selectFrom("board_remakes")
    .select(["order_line_id", "copy", "board", "reason", "cost_bani", "remade_at"])
    .where("order_line_id", "in", lines.length > 0 ? lines.map(({ id }) => id) : [""])
    .orderBy("remade_at")
    .orderBy("id")
    .execute();
  return rows.map(({ order_line_id, copy, board, ...row }) => {
    const { line } = lines.find(({ id }) => id === order_line_id)!;
    return {
      id: boardId({ order: number, line, copy, board }),
      line,
      reason: row.reason,
      costBani: row.cost_bani,
      remadeAt: row.remade_at,
    };
  });
}

/** What the boards of each line that were made once more came to, by the line's index. Bani. */
export function sumRemakes(remakes: readonly Remake[]): (index: number) => number {
  return (index) =>
    remakes
      .filter(({ line }) => line === index + 1)
      .reduce((sum, { costBani }) => sum + costBani, 0);
}

/** The boards of an order that were made once more, by its number. */
export async function findRemakes(number: string, db: Db = shopDatabase()): Promise<Remake[]> {
  const order = await findPlannedOrder(number, db);
  return order ? listRemakes(order, db) : [];
}
