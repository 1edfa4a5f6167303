import { sql } from "kysely";

import type { Db } from "~db/engine";
import { sortedBy, type Sorts } from "~db/list-page";

import type { OrderFilter } from "../order-filter";
import { orderStatuses } from "../order-status";
import { inOrderIndex } from "./order-selection.server";

const steps = orderStatuses.map((status, index) => sql`when ${status} then ${sql.lit(index)}`);

/**
 * By what the list may be sorted, from the narrow rows of the order index; states in the order of the work, what is
 * left as `leftToPay` has it. Few orders have something reduced.
 */
export const orderSorts: Sorts = {
  numar: "order_index.id",
  plasata: "order_index.id",
  client: "order_index.sort_name",
  stare: sql<number>`case order_index.status ${sql.join(steps, sql` `)} end`,
  total: "order_index.total_bani",
  rest: sql<number>`case when order_index.status = 'cancelled' then 0
    else order_index.total_bani - order_index.paid_bani - coalesce((
      select reduced.reduced_bani from orders as reduced
      where reduced.id = order_index.order_id and order_index.order_id in (
        select few.id from orders as few where few.reduced_bani > 0)), 0) end`,
};

/** Of the selected orders those of a page, for which all are compared. */
export function sortedIds(
  filter: OrderFilter,
  order: string,
  { limit, offset }: { limit: number; offset: number },
  db: Db,
) {
  return inOrderIndex(filter, db)
    .select("order_index.id")
    .$call(sortedBy(order, orderSorts))
    .orderBy("order_index.id", "desc")
    .limit(limit)
    .offset(offset);
}
