import { inBatches } from "~/platform/basics/in-batches.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { orderSorts, sortedIds } from "./desk/order-sorts.server";
import { sumForgone, sumOrders } from "./desk/order-sums.server";
import { owesBani } from "./desk/owing-order";
import type { OrderSums } from "./desk/sums-of-slots.server";
import { instantOf } from "./front/order-index";
import { type OrderRow, orderRows, newestFirst, rowsOf } from "./front/order-rows.server";
import { MOST_CHOSEN, type OrderFilter } from "./order-filter";

export { orderSorts, owesBani };

/** One page of the selected orders, the newest first or by `order`, with the sums of all of them. */
export async function listOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
  order = "",
): Promise<{
  orders: OrderRow[];
  /** `leftBani`: what is left to pay of them (`leftToPay`). */
  sums: OrderSums & { leftBani: number };
  page: number;
  pageCount: number;
}> {
  const all = await sumOrders(filter, db);
  const sums = { ...all, leftBani: all.openBani - (await sumForgone(filter, db)) };
  const { page, pageCount, offset } = pageOf(sums.count, filter.page, MOST_CHOSEN);
  const place = { limit: MOST_CHOSEN, offset };
  const rows = () =>
    order === ""
      ? orderRows(filter, place, db)
      : rowsOf(db, order).where("order_index.id", "in", sortedIds(filter, order, place, db));
  const orders = sums.count === 0 ? [] : await rows().execute();
  return { orders, sums, page, pageCount };
}

/** How many orders a selection has. */
export async function countOrders(filter: OrderFilter, db: Db = shopDatabase()): Promise<number> {
  return (await sumOrders(filter, db)).count;
}

/** How many orders a selection has, and when the oldest of them was placed. */
export async function findWaitingOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): Promise<Waiting> {
  const { count, first } = await sumOrders(filter, db);
  return { count, since: first === null ? null : instantOf(first) };
}

/** The orders placed last. */
export async function listRecentOrders(db: Db = shopDatabase()): Promise<OrderRow[]> {
  const all: OrderFilter = { search: "", status: "", payment: "", from: "", to: "", page: 1 };
  return orderRows(all, { limit: 8, offset: 0 }, db).execute();
}

/** All selected orders, newest first, some at a time, for a file. */
export async function* readSelectedOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): AsyncGenerator<OrderRow[], void> {
  for await (const some of inBatches(await newestFirst(filter, db).execute())) {
    const ids = some.map(({ id }) => id);
    yield await rowsOf(db).where("order_index.id", "in", valuesOf(ids)).execute();
  }
}

/** The orders of these numbers, newest first; those that do not exist are left out. */
export async function listChosenOrders(
  numbers: readonly string[],
  db: Db = shopDatabase(),
): Promise<OrderRow[]> {
  if (numbers.length === 0) return [];
  return rowsOf(db).where("orders.number", "in", numbers).execute();
}
