import { stations, type Station } from "~/platform/settings/workshop-load";
import { productionStatuses } from "~/sales/orders/order-status";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findPlannedMinutes } from "../work/planned-minutes.server";
import { endOfClock, isForgotten, isRunning, minutesUntil, untouched } from "./clock";
import { listStationTimes } from "./station-times.server";

/** An order at one station: planned and measured minutes, and its clock. */
export interface OrderStation {
  station: Station;
  planned: number;
  /** Up to now, of a clock that runs too. */
  measured: number;
  isRunning: boolean;
  isForgotten: boolean;
  startedAt: string | null;
  /** When its clock ends, or has ended, by itself. */
  endsAt: string | null;
  version: number;
}

export interface OrderTimes {
  number: string;
  /** Whether the workshop has it, so that clocks may be started. */
  isInWorkshop: boolean;
  /** Whether nobody has confirmed it yet, so that there is nothing to measure. */
  isNew: boolean;
  stations: OrderStation[];
}

/** Where the time of an order goes, station by station; undefined where there is none, or it is swatches alone. */
export async function findOrderTimes(
  number: string,
  now = new Date(),
  db: Db = shopDatabase(),
): Promise<OrderTimes | undefined> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "status", "delivery_method"])
    .where("number", "=", number)
    .where("has_only_swatches", "=", 0)
    .executeTakeFirst();
  if (!order) return undefined;
  const planned = (await findPlannedMinutes([order], db)).get(order.id)!;
  const times = (await listStationTimes([order.id], db)).get(order.id);
  return {
    number: order.number,
    isInWorkshop: productionStatuses.some((status) => status === order.status),
    isNew: order.status === "new",
    stations: stations.map((station) => {
      const time = times?.get(station) ?? untouched;
      return {
        station,
        planned: planned[station],
        measured: minutesUntil(time, now),
        isRunning: isRunning(time, now),
        isForgotten: isForgotten(time, now),
        startedAt: time.startedAt,
        endsAt: time.startedAt && endOfClock(time.startedAt),
        version: time.version,
      };
    }),
  };
}
