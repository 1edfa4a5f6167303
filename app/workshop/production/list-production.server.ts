import { shopDatabase } from "~db/client.server";
import type { OrderStatus } from "~db/schema";
import type { Db } from "~db/sqlite/engine";

import { progressOf, stageOf, type BoardsStage, type Progress } from "../boards/board-steps";
import { readPlannedLines, trackBoards } from "../boards/order-boards.server";

const PAGE_SIZE = 25;

/** An order whose boards the workshop has to make, or is making. */
export interface OrderInProduction {
  number: string;
  status: OrderStatus;
  isTrial: boolean;
  placedAt: string;
  /** The pieces as staff name them, with how many of each. */
  pieces: { name: string; quantity: number }[];
  stage: BoardsStage;
  progress: Progress;
  grams: number;
}

/**
 * One page of the confirmed orders with pieces made of boards and of those in production, the oldest
 * first, 25 a page. A page past the end is the last one.
 */
export async function listProduction(wanted: number, db: Db = shopDatabase()) {
  const open = db
    .selectFrom("orders")
    .where("status", "in", ["confirmed", "in_production"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("order_lines")
          .select("order_lines.id")
          .whereRef("order_lines.order_id", "=", "orders.id")
          // Only the copy of a planned piece holds its design's text.
          .where("configuration", "like", '%"plan":"%'),
      ),
    );
  const { total } = await open
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const rows = await open
    .select(["id", "number", "status", "is_trial", "placed_at"])
    .orderBy("placed_at")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const orders = await readPlannedLines(rows, db);
  const boards = await trackBoards(orders, db);
  return {
    ...{ total, page, pageCount },
    orders: orders.map((order, index): OrderInProduction => {
      const progress = progressOf(boards[index]!);
      return {
        ...{ number: order.number, status: order.status, isTrial: order.is_trial === 1 },
        ...{ placedAt: order.placed_at, stage: stageOf(progress), progress },
        pieces: order.lines.map(({ name, quantity }) => ({ name, quantity })),
        grams: order.lines.reduce(
          (sum, { piece, quantity }) => sum + piece.weight.totalGrams * quantity,
          0,
        ),
      };
    }),
  };
}
