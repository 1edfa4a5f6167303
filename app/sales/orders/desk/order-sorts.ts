import { sql } from "kysely";

import type { Sorts } from "~db/list-page";

import { orderStatuses } from "../order-status";

const steps = orderStatuses.map((status, index) => sql`when ${status} then ${sql.lit(index)}`);

/** By what the list may be sorted; states in the order of the work, what is left as `leftToPay` has it. */
export const orderSorts: Sorts = {
  plasata: "order_index.id",
  client: { text: "orders.full_name" },
  stare: sql<number>`case orders.status ${sql.join(steps, sql` `)} end`,
  total: "orders.total_bani",
  rest: sql<number>`case when orders.status = 'cancelled' then 0
    else orders.total_bani - orders.reduced_bani - orders.paid_bani end`,
};
