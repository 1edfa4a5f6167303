import { sql } from "kysely";

import { addDays } from "~/platform/format/dates";
import type { Db } from "~db/engine";
import type { PaymentStatus } from "~db/schema";

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

/** The sums of a selection without a search text, added up from the sums of each slot. */
export async function sumOfAll(filter: OrderFilter, db: Db): Promise<OrderSums> {
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
