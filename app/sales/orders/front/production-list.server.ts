import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import type { OrderStatus } from "~db/schema";

import { productionStatuses } from "../order-status";
import type { Promised } from "../promised-delivery";
import { listPromised } from "./promises.server";

const PAGE_SIZE = 50;

/** An order as the workshop's list shows it: no money, and nobody whose it is. */
export interface ProductionRow {
  number: string;
  status: OrderStatus;
  is_trial: 0 | 1;
  placed_at: string;
  pieces: number;
  /** What says when it is delivered. */
  promised: Promised;
}

/**
 * One page of the orders that are confirmed and not delivered yet, or of one status, oldest first.
 * Swatches are no work: orders of nothing else are on a list of their own.
 */
export async function listProduction(
  { status, page: wanted }: { status?: OrderStatus; page: number },
  db: Db = shopDatabase(),
): Promise<{ orders: ProductionRow[]; total: number; page: number; pageCount: number }> {
  const selected = db
    .selectFrom("order_index")
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .where("order_index.status", "in", status ? [status] : productionStatuses)
    .where("orders.has_only_swatches", "=", 0);
  const { total } = await selected
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await selected
    .select(["orders.id", "orders.number", "orders.status", "orders.is_trial", "orders.placed_at"])
    .orderBy("order_index.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [pieces, promised] = await Promise.all([countPieces(ids, db), listPromised(ids, db)]);
  const orders = rows.map((order) => {
    const { id, number, status: stage, is_trial, placed_at } = order;
    return {
      number,
      status: stage,
      is_trial,
      placed_at,
      pieces: pieces.get(id) ?? 0,
      promised: promised.get(id)!,
    };
  });
  return { orders, total, page, pageCount };
}

/** How many pieces orders have, by the orders' ids. */
async function countPieces(orderIds: readonly string[], db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("order_lines")
    .select((eb) => ["order_id", eb.fn.sum<number>("quantity").as("pieces")])
    .where("order_id", "in", valuesOf(orderIds))
    .where("swatch_id", "is", null)
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ order_id, pieces }) => [order_id, pieces]));
}
