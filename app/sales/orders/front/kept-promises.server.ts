import { sql } from "kysely";

import { addDays, dayOf, startOfDay } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { firstPromise } from "../promised-delivery";
import { listPromised } from "./promises.server";

/** No workshop delivers more in the longest period of the dashboard. */
const MOST = 5_000;

/** Orders delivered in a period, and how many of them by the day that was first promised. */
export interface KeptPromises {
  delivered: number;
  kept: number;
}

/**
 * How well the shop keeps what it first promised, over the days up to today on Bucharest's calendar. A
 * promise that was moved is not kept by a delivery after its first day. Orders on trial and those that
 * were promised nothing are not counted.
 */
export async function findKeptPromises(
  period: number,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<KeptPromises> {
  const first = addDays(dayOf(now.toISOString()), 1 - period);
  const deliveries = await db
    .selectFrom("order_history")
    .innerJoin("orders", "orders.id", "order_history.order_id")
    .select(["orders.id", "order_history.changed_at"])
    // Written out, so that the index of deliveries is read.
    .where("order_history.status", "=", sql.lit("delivered"))
    .where("order_history.changed_at", ">=", startOfDay(first))
    .where("orders.is_trial", "=", 0)
    .limit(MOST)
    .execute();
  const promised = await listPromised(
    deliveries.map(({ id }) => id),
    db,
  );
  const judged = deliveries.flatMap(({ id, changed_at }) => {
    const day = firstPromise(promised.get(id)!);
    return day ? [dayOf(changed_at) <= day] : [];
  });
  return { delivered: judged.length, kept: judged.filter(Boolean).length };
}
