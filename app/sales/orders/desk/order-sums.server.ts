import { sql } from "kysely";

import { addDays } from "~/platform/format/dates";
import { smallerOf, type Db } from "~db/engine";
import type { PaymentStatus } from "~db/schema";
import { versionedCache } from "~db/versioned-cache";

import { firstSlotOf } from "../front/order-index";
import type { OrderFilter } from "../order-filter";
import { inOrderIndex, statusesOf } from "./order-selection.server";

/** The sums of a selection, over all its pages. Bani. Orders on trial are only counted. */
export interface OrderSums {
  count: number;
  /** How many of them are on trial. */
  trialCount: number;
  totalBani: number;
  paidBani: number;
  /** What those that are not cancelled came to, less what is paid of it. */
  openBani: number;
  /** The number in the order index of the one placed first; null where none is selected. */
  first: number | null;
}

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

/** The sums of a selection without a search text, added up from the sums of each slot. */
async function sumOfAll(filter: OrderFilter, db: Db): Promise<OrderSums> {
  const { status, payment, from, to } = filter;
  const { count, totalBani, paidBani, openBani } = await db
    .selectFrom("order_sums")
    .select((eb) => [
      eb.fn.sum<number | null>("count").as("count"),
      eb.fn.sum<number | null>("total_bani").as("totalBani"),
      eb.fn.sum<number | null>("paid_bani").as("paidBani"),
      eb.fn
        .sum<number | null>(eb("total_bani", "-", eb.ref("paid_bani")))
        .filterWhere("status", "<>", "cancelled")
        .as("openBani"),
    ])
    .$if(status !== "", (query) => query.where("status", "in", statusesOf(status)))
    .$if(payment !== "", (query) => query.where("payment_status", "=", payment as PaymentStatus))
    .$if(from !== "", (query) => query.where("starts_at", ">=", firstSlotOf(from)))
    .$if(to !== "", (query) => query.where("starts_at", "<", firstSlotOf(addDays(to, 1))))
    .executeTakeFirstOrThrow();
  const { trialCount } = await inOrderIndex(filter, db)
    .select((eb) => eb.fn.countAll<number>().as("trialCount"))
    .where("order_index.is_trial", "=", sql.lit(1))
    .executeTakeFirstOrThrow();
  const { first } = await inOrderIndex(filter, db)
    .select((eb) => eb.fn.min<number | null>("order_index.id").as("first"))
    .executeTakeFirstOrThrow();
  return {
    count: (count ?? 0) + trialCount,
    trialCount,
    totalBani: totalBani ?? 0,
    paidBani: paidBani ?? 0,
    openBani: openBani ?? 0,
    first,
  };
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
