import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { type PieceTally, type PieceMove, tallyPieces } from "./pieces/tally-pieces.server";

/** The same of each line of an order, by its id. Deliveries in parts count, not that of a whole order. */
export function tallyOrder(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<Map<string, PieceTally>> {
  return tallyOrders([orderId], db);
}

/** The same of each line of many orders, by the lines' ids. */
export async function tallyOrders(
  orderIds: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, PieceTally>> {
  const { lines, movesOf } = await listMoves(orderIds, db);
  return new Map(
    lines.map(({ id, quantity }) => [id, tallyPieces(quantity, movesOf.get(id) ?? [])]),
  );
}

/**
 * How many pieces of each line of orders were handed over or still will be, by the lines' ids: all except those that
 * were taken back before that. Pieces that came back after the delivery of a whole order count as handed over.
 */
export async function countHandedOver(
  orderIds: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, number>> {
  const { lines, movesOf } = await listMoves(orderIds, db);
  const ended = await db
    .selectFrom("order_history")
    .select(["order_id", "changed_at"])
    .where("order_id", "in", valuesOf(orderIds))
    .where("status", "=", "delivered")
    .execute();
  const endOf = new Map(ended.map(({ order_id, changed_at }) => [order_id, changed_at]));
  return new Map(
    lines.map(({ id, order_id, quantity }) => {
      const end = endOf.get(order_id);
      const before = (movesOf.get(id) ?? []).filter(({ at }) => end === undefined || at < end);
      return [id, quantity - tallyPieces(quantity, before).gone];
    }),
  );
}

/** The lines of orders, and the moves of their pieces by the lines' ids. */
async function listMoves(orderIds: readonly string[], db: Db) {
  const within = valuesOf(orderIds);
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "order_id", "quantity"])
    .where("order_id", "in", within)
    .execute();
  const delivered = await db
    .selectFrom("delivered_lines")
    .innerJoin("deliveries", "deliveries.id", "delivered_lines.delivery_id")
    .select(["order_line_id", "quantity", "delivered_at as at"])
    .where("order_id", "in", within)
    .execute();
  const returned = await db
    .selectFrom("withdrawal_lines")
    .innerJoin("withdrawals", "withdrawals.id", "withdrawal_lines.withdrawal_id")
    .innerJoin("order_lines", "order_lines.id", "withdrawal_lines.order_line_id")
    .select(["order_line_id", "returned_quantity as quantity", "accepted_at"])
    .where("order_lines.order_id", "in", within)
    .execute();
  const moves = [
    ...delivered.map((row) => ({ kind: "delivered" as const, ...row })),
    // While a withdrawal is being accepted its pieces are the last that came back.
    ...returned.map(({ accepted_at, ...row }) => ({
      kind: "returned" as const,
      ...row,
      at: accepted_at ?? "9999",
    })),
  ];
  const movesOf = new Map<string, PieceMove[]>();
  for (const move of moves) {
    movesOf.set(move.order_line_id, [...(movesOf.get(move.order_line_id) ?? []), move]);
  }
  return { lines, movesOf };
}
