import { tallyOrders } from "~/sales/billing/delivered-pieces.server";
import type { BoardStep } from "~/workshop/made-boards/board-steps";
import { valuesOf, type Db } from "~db/engine";

/** A line of an order as its work is counted. */
export interface Line {
  id: string;
  configuration: string;
  isMade: boolean;
  quantity: number;
  /** How many of it are still to be handed over. */
  open: number;
  /** By the copy and the board, from 1, such as `2 14`. */
  steps: ReadonlyMap<string, readonly BoardStep[]>;
  /** Whether a batch has taken from the stock what it needs. */
  isTaken: boolean;
}

/** The lines of orders without swatches, by the orders' ids. */
export async function listLines(orderIds: readonly string[], db: Db): Promise<Map<string, Line[]>> {
  const within = valuesOf(orderIds);
  const rows = await db
    .selectFrom("order_lines")
    .select(["id", "order_id", "quantity", "configuration", "is_withdrawal_exempt"])
    .where("order_id", "in", within)
    .where("swatch_id", "is", null)
    .orderBy("display_order")
    .execute();
  const lineIds = valuesOf(rows.map(({ id }) => id));
  const [steps, tallies, taken] = await Promise.all([
    db
      .selectFrom("board_steps")
      .select(["order_line_id", "copy", "board", "step"])
      .where("order_line_id", "in", lineIds)
      .execute(),
    tallyOrders(orderIds, db),
    db
      .selectFrom("batch_lines")
      .innerJoin("batches", "batches.id", "batch_lines.batch_id")
      .select("order_line_id")
      .where("order_line_id", "in", lineIds)
      .where("is_live", "=", 1)
      .where("started_at", "is not", null)
      .execute(),
  ]);
  const stepsOf = new Map<string, Map<string, BoardStep[]>>();
  for (const { order_line_id, copy, board, step } of steps) {
    const own = stepsOf.get(order_line_id) ?? new Map<string, BoardStep[]>();
    const key = `${copy} ${board}`;
    own.set(key, [...(own.get(key) ?? []), step]);
    stepsOf.set(order_line_id, own);
  }
  const isTaken = new Set(taken.map(({ order_line_id }) => order_line_id));
  const lines = new Map<string, Line[]>();
  for (const { id, order_id, quantity, configuration, is_withdrawal_exempt } of rows) {
    const line = {
      id,
      configuration,
      isMade: configuration !== "" || is_withdrawal_exempt === 1,
      quantity,
      open: tallies.get(id)?.left ?? quantity,
      steps: stepsOf.get(id) ?? new Map<string, BoardStep[]>(),
      isTaken: isTaken.has(id),
    };
    const own = lines.get(order_id);
    if (own) own.push(line);
    else lines.set(order_id, [line]);
  }
  return lines;
}
