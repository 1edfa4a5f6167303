import { sql } from "kysely";

import type { Db } from "~db/engine";
import { sortedBy, type Sorts } from "~db/list-page";

import type { OrderFilter } from "../order-filter";
import { orderStatuses } from "../order-status";
import { inOrderIndex } from "./order-selection.server";

const steps = orderStatuses.map((status, index) => sql`when ${status} then ${sql.lit(index)}`);

/**
 * The columns by which the list may be sorted, from the narrow rows of the order index: states in the order of the
 * work, the sum left as `leftToPay` computes it.
 */
export const orderSorts: Sorts = {
  numar: "order_index.id",
  plasata: "order_index.id",
  client: "order_index.sort_name",
  stare: sql<number>`case order_index.status ${sql.join(steps, sql` `)} end`,
  total: "order_index.total_bani",
  rest: "order_index.left_bani",
};

/**
 * The direction among orders that are equal, so that an index has the whole order: the same as the column's, and the
 * newest first in the list's own order.
 */
export function alikeBy(order: string): "asc" | "desc" {
  return order === "" || order.startsWith("-") ? "desc" : "asc";
}

/** The ids of one page of the selected orders. */
export function sortedIds(
  filter: OrderFilter,
  order: string,
  { limit, offset }: { limit: number; offset: number },
  db: Db,
) {
  return inOrderIndex(filter, db)
    .select("order_index.id")
    .$call(sortedBy(order, orderSorts))
    .orderBy("order_index.id", alikeBy(order))
    .limit(limit)
    .offset(offset);
}
