import type { Board, Piece } from "~/furniture/boards/piece";
import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { boardId } from "~/workshop/batches/board-id";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { progressOf, stepsOf, type BoardStep, type Progress } from "../board-steps";

/** A line of an order that is made of boards. */
interface PlannedLine {
  id: string;
  /** Its place in the order, from 1. */
  line: number;
  name: string;
  quantity: number;
  frozen: FrozenPlan;
  piece: Piece;
}

/** An order as the workshop's boards see it. */
export interface PlannedOrder {
  id: string;
  number: string;
  status: OrderStatus;
  lines: PlannedLine[];
}

/** A board with what was done to it. */
export interface TrackedBoard {
  /** As labels and addresses name it. */
  id: string;
  lineId: string;
  line: number;
  copy: number;
  board: number;
  part: Board;
  needed: BoardStep[];
  done: BoardStep[];
}

/**
 * The decors of a board and of its bands, as staff read them. Null for boards that have none of the customer's, for
 * bands in the board's own, and where there are none.
 */
export function decorsOf(
  { stock, edges }: Board,
  { bodyName, frontName, worktopName, bandNames = {} }: FrozenPlan,
): { decor: string | null; band: string | null } {
  const { body = null, front = null } = bandNames;
  const isBanded = Object.values(edges).some((thickness: number) => thickness > 0);
  return {
    decor: {
      body: bodyName,
      front: frontName,
      drawer: null,
      hdf: null,
      worktop: worktopName ?? null,
    }[stock],
    band: isBanded && (stock === "body" || stock === "front") ? { body, front }[stock] : null,
  };
}

/** The order with this number and its planned pieces, named as staff read them; or undefined. */
export async function findPlannedOrder(
  number: string,
  db: Db = shopDatabase(),
): Promise<PlannedOrder | undefined> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "status"])
    .where("number", "=", number)
    .executeTakeFirst();
  return order && (await readPlannedLines([order], db))[0];
}

/** Orders with their planned pieces; the others of their lines are left out. */
async function readPlannedLines<One extends Pick<PlannedOrder, "id">>(
  orders: readonly One[],
  db: Db,
): Promise<(One & Pick<PlannedOrder, "lines">)[]> {
  const rows = await db
    .selectFrom("order_lines")
    .select([
      "id",
      "order_id",
      "name",
      "staff_name",
      "quantity",
      "configuration",
      "staff_configuration",
    ] as const)
    .where("order_id", "in", valuesOf(orders.map(({ id }) => id)))
    .orderBy("display_order")
    .execute();
  return orders.map((order) => ({
    ...order,
    lines: rows
      .filter(({ order_id }) => order_id === order.id)
      .flatMap(({ id, name, staff_name, quantity, ...texts }, index) => {
        const text = texts.staff_configuration || texts.configuration;
        const frozen = text ? readFrozenDesign(text) : undefined;
        if (!frozen || !isPlanned(frozen)) return [];
        const { piece } = buildFrozen(frozen);
        return [{ id, line: index + 1, name: staff_name ?? name, quantity, frozen, piece }];
      }),
  }));
}

/** All boards of an order's planned pieces, piece by piece, with what was done to each. */
export async function listTrackedBoards(
  order: PlannedOrder,
  db: Db = shopDatabase(),
): Promise<TrackedBoard[]> {
  return (await trackBoards([order], db))[0] ?? [];
}

/** The same of many orders, in their order. */
async function trackBoards(
  orders: readonly Pick<PlannedOrder, "number" | "lines">[],
  db: Db,
): Promise<TrackedBoard[][]> {
  const lineIds = orders.flatMap(({ lines }) => lines.map(({ id }) => id));
  const steps = await db
    .selectFrom("board_steps")
    .select(["order_line_id", "copy", "board", "step"])
    .where("order_line_id", "in", valuesOf(lineIds))
    .execute();
  const done = new Map<string, BoardStep[]>();
  for (const { order_line_id, copy, board, step } of steps) {
    const key = `${order_line_id} ${copy} ${board}`;
    done.set(key, [...(done.get(key) ?? []), step]);
  }
  return orders.map(({ number, lines }) =>
    lines.flatMap(({ id: lineId, line, quantity, piece }) =>
      Array.from({ length: quantity }, (_, index) => index + 1).flatMap((copy) =>
        piece.boards.map((part, index): TrackedBoard => {
          const board = index + 1;
          return {
            id: boardId({ order: number, line, copy, board }),
            lineId,
            line,
            copy,
            board,
            part,
            needed: stepsOf(part),
            done: done.get(`${lineId} ${copy} ${board}`) ?? [],
          };
        }),
      ),
    ),
  );
}

/** How far the boards of orders are, by the orders' numbers; those without any are left out. */
export async function findBoardProgress(
  numbers: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, Progress>> {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("number", "in", valuesOf(numbers))
    .execute();
  const orders = await readPlannedLines(rows, db);
  const boards = await trackBoards(orders, db);
  return new Map(
    orders.flatMap(({ number }, index) => {
      const own = boards[index]!;
      return own.length > 0 ? [[number, progressOf(own)] as const] : [];
    }),
  );
}

/** How many boards of an order's planned pieces are not assembled; none where it has no such piece. */
export async function countOpenBoards(number: string, db: Db = shopDatabase()): Promise<number> {
  const progress = (await findBoardProgress([number], db)).get(number);
  return progress ? progress.assembled.needed - progress.assembled.done : 0;
}

/** How many pieces of an order's planned lines have all their boards assembled, by the line's id. */
export async function countAssembled(
  number: string,
  db: Db = shopDatabase(),
): Promise<Map<string, number>> {
  const order = await findPlannedOrder(number, db);
  const boards = order ? await listTrackedBoards(order, db) : [];
  return new Map(
    (order?.lines ?? []).map(({ id, quantity }) => {
      const open = boards.filter(
        ({ lineId, done }) => lineId === id && !done.includes("assembled"),
      );
      return [id, quantity - new Set(open.map(({ copy }) => copy)).size] as const;
    }),
  );
}

/** When each step of a board was done, and by whom: the name, else the e-mail. */
export async function listDeeds(
  { lineId, copy, board }: Pick<TrackedBoard, "lineId" | "copy" | "board">,
  db: Db = shopDatabase(),
): Promise<{ step: BoardStep; doneAt: string; by: string }[]> {
  const rows = await db
    .selectFrom("board_steps")
    .leftJoin("users", "users.id", "board_steps.done_by")
    .select(["step", "done_at", "first_name", "last_name", "email"])
    .where("order_line_id", "=", lineId)
    .where("copy", "=", copy)
    .where("board", "=", board)
    .execute();
  return rows.map(({ step, done_at, first_name, last_name, email }) => ({
    step,
    doneAt: done_at,
    by: `${first_name ?? ""} ${last_name ?? ""}`.trim() || (email ?? ""),
  }));
}
