import { sql } from "kysely";

import type { Minutes } from "~/platform/settings/workshop-load";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findPlannedMinutes } from "../work/planned-minutes.server";
import { listStationTimes } from "./station-times.server";
import { compareTimes, COMPARED_ORDERS, type TimeReport } from "./time-report";

/**
 * Where the time of the last delivered orders went that were measured, at most fifty, the last one first. Orders
 * on trial count nowhere, nor does a station without a minute, or one whose clock nobody has stopped.
 */
export async function findTimeReport(db: Db = shopDatabase()): Promise<TimeReport> {
  const orders = await db
    .selectFrom("order_history")
    .innerJoin("orders", "orders.id", "order_history.order_id")
    .select(["orders.id", "number", "delivery_method"])
    .where("orders.status", "=", "delivered")
    // Written out, so that the index of deliveries is read, from its end.
    .where("order_history.status", "=", sql.lit("delivered"))
    .where("is_trial", "=", 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("station_times")
          .select("order_id")
          .whereRef("station_times.order_id", "=", "orders.id")
          .where("minutes", ">", 0)
          .where("started_at", "is", null),
      ),
    )
    .orderBy("changed_at", "desc")
    .orderBy("order_history.id", "desc")
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
      for (const [station, { minutes, startedAt }] of times.get(id) ?? []) {
        if (minutes > 0 && startedAt === null) measured[station] = minutes;
      }
      return { number, planned: planned.get(id)!, measured };
    }),
  );
}
