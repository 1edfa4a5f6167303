import type { Minutes } from "~/platform/settings/workshop-load";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findPlannedMinutes } from "../work/planned-minutes.server";
import { minutesUntil } from "./clock";
import { listStationTimes } from "./station-times.server";
import { compareTimes, COMPARED_ORDERS, type TimeReport } from "./time-report";

/**
 * Where the time of the last delivered orders went that were measured, at most fifty, the last one first. Orders
 * on trial count nowhere, nor does a station without a minute.
 */
export async function findTimeReport(
  now = new Date(),
  db: Db = shopDatabase(),
): Promise<TimeReport> {
  const orders = await db
    .selectFrom("orders")
    .innerJoin("order_history", "order_history.order_id", "orders.id")
    .select(["orders.id", "number", "delivery_method"])
    .where("orders.status", "=", "delivered")
    .where("order_history.status", "=", "delivered")
    .where("is_trial", "=", 0)
    .where("orders.id", "in", (eb) =>
      eb
        .selectFrom("station_times")
        .select("order_id")
        .where((row) => row.or([row("minutes", ">", 0), row("started_at", "is not", null)])),
    )
    .orderBy("changed_at", "desc")
    .orderBy("orders.id")
    .limit(COMPARED_ORDERS)
    .execute();
  const planned = await findPlannedMinutes(orders, db);
  const times = await listStationTimes(
    orders.map(({ id }) => id),
    db,
  );
  return compareTimes(
    orders.map(({ id, number }) => {
      const measured: Partial<Minutes> = {};
      for (const [station, time] of times.get(id) ?? []) {
        const minutes = minutesUntil(time, now);
        if (minutes > 0) measured[station] = minutes;
      }
      return { number, planned: planned.get(id)!, measured };
    }),
  );
}
