import { sql } from "kysely";

import { smallerOf, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import type { OrderFilter } from "../order-filter";
import { inOrderIndex } from "./order-selection.server";
import { type OrderSums, sumOfAll } from "./sums-of-slots.server";

/** The part of the selected orders' open sums that is no longer owed; few orders have any. */
export async function sumForgone(filter: OrderFilter, db: Db): Promise<number> {
  const { sum } = await inOrderIndex(filter, db)
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .select((eb) => {
      const open = eb("orders.total_bani", "-", eb.ref("orders.paid_bani"));
      const forgone = smallerOf(open, eb.ref("orders.reduced_bani"));
      return eb.fn.coalesce(eb.fn.sum<number>(forgone), eb.lit(0)).as("sum");
    })
    .where("order_index.order_id", "in", (eb) =>
      eb
        .selectFrom("orders as reduced")
        .select("reduced.id")
        .where("reduced.reduced_bani", ">", sql.lit(0)),
    )
    .where("order_index.is_trial", "=", sql.lit(0))
    .where("order_index.status", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  return sum;
}

const cachedSums = versionedCache<OrderSums>("orders");

/** The sums of a selection, kept until an order changes. */
export function sumOrders(filter: OrderFilter, db: Db): Promise<OrderSums> {
  // Selections that depend on more than the orders, such as the clock, are not cached; they have few orders.
  if (["late", "transport", "drawings"].includes(filter.status)) {
    return sum(inOrderIndex(filter, db));
  }
  const key = JSON.stringify({ ...filter, page: 1 });
  return cachedSums(key, db, () =>
    filter.search === "" && filter.status !== "refund" && filter.status !== "owing"
      ? sumOfAll(filter, db)
      : sum(inOrderIndex(filter, db)),
  );
}

async function sum(orders: ReturnType<typeof inOrderIndex>): Promise<OrderSums> {
  return orders
    .select((eb) => {
      const sumOf = (column: "total_bani" | "paid_bani") =>
        eb.fn.coalesce(eb.fn.sum<number>(column).filterWhere("is_trial", "=", 0), eb.lit(0));
      return [
        eb.fn.countAll<number>().as("count"),
        eb.fn.countAll<number>().filterWhere("is_trial", "=", 1).as("trialCount"),
        sumOf("total_bani").as("totalBani"),
        sumOf("paid_bani").as("paidBani"),
        eb.fn
          .coalesce(
            eb.fn
              .sum<number>(eb("total_bani", "-", eb.ref("paid_bani")))
              .filterWhere("is_trial", "=", 0)
              .filterWhere("order_index.status", "<>", "cancelled"),
            eb.lit(0),
          )
          .as("openBani"),
        eb.fn.min<number | null>("order_index.id").as("first"),
      ];
    })
    .executeTakeFirstOrThrow();
}
