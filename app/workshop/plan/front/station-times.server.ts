import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { stations, type Station } from "~/platform/settings/workshop-load";
import { productionStatuses } from "~/sales/orders/order-status";
import { findWorkFaults, type WorkFault } from "~/sales/orders/work-lock.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { isForgotten, isRunning, minutesUntil, untouched, type StationTime } from "./clock";

/** So many clocks are shown at once: no workshop has more hands. */
const MOST_CLOCKS = 100;

/** What was measured of orders, by their ids and the station; a station without a row was not measured. */
export async function listStationTimes(
  orderIds: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, Map<Station, StationTime>>> {
  const rows = await db
    .selectFrom("station_times")
    .select(["order_id", "station", "minutes", "started_at", "version"])
    .where("order_id", "in", valuesOf(orderIds))
    .execute();
  const times = new Map<string, Map<Station, StationTime>>();
  for (const { order_id, station, minutes, started_at, version } of rows) {
    const own = times.get(order_id) ?? new Map<Station, StationTime>();
    own.set(stationOf(station), { minutes, startedAt: started_at, version });
    times.set(order_id, own);
  }
  return times;
}

/** A clock that was started, with the order and the station that it measures. */
export interface StartedClock extends StationTime {
  number: string;
  station: Station;
  startedAt: string;
}

/**
 * The clocks that were started and not stopped since an instant, the last one first, so that those that run are the
 * first; at most a hundred. Those that ended by themselves are among them.
 */
export async function listStartedClocks(
  since: Date,
  db: Db = shopDatabase(),
): Promise<StartedClock[]> {
  const rows = await db
    .selectFrom("station_times")
    .innerJoin("orders", "orders.id", "station_times.order_id")
    .select(["number", "station", "minutes", "started_at", "station_times.version"])
    .where("started_at", ">=", since.toISOString())
    .orderBy("started_at", "desc")
    .orderBy("number")
    .limit(MOST_CLOCKS)
    .execute();
  return rows.map(({ number, station, minutes, started_at, version }) => ({
    number,
    station: stationOf(station),
    minutes,
    startedAt: started_at!,
    version,
  }));
}

/** An order's station, as forms name them. */
interface Place {
  number: string;
  station: Station;
}

export type StartResult =
  | { kind: "started" | "unknown" }
  /** Nothing is worked on yet, or any more. */
  | { kind: "not-yet" | "over" }
  /** The clock ended by itself: its minutes are put right first. */
  | { kind: "forgotten" }
  | { kind: WorkFault };

/**
 * Starts the clock of an order at a station; one that runs goes on from when it was started. Refuses an order that
 * is not in the workshop, or whose work may not begin, and a clock that ended by itself: what it has measured would
 * pass for work.
 * The audit log is not told: it would say who worked for how long.
 */
export async function startClock(
  { number, station }: Place,
  now = new Date(),
  db: Db = shopDatabase(),
): Promise<StartResult> {
  return db.transaction().execute(async (trx): Promise<StartResult> => {
    const order = await findOrder(number, trx);
    if (!order) return { kind: "unknown" };
    if (order.status === "new") return { kind: "not-yet" };
    if (!productionStatuses.some((status) => status === order.status)) return { kind: "over" };
    const [fault] = order.status === "confirmed" ? await findWorkFaults(number, trx) : [];
    if (fault) return { kind: fault };
    const time = await findTime(order.id, station, trx);
    if (isRunning(time, now)) return { kind: "started" };
    if (isForgotten(time, now)) return { kind: "forgotten" };
    const started = { minutes: time.minutes, started_at: now.toISOString() };
    await write(order.id, station, started, trx);
    return { kind: "started" };
  });
}

export type StopResult =
  | { kind: "stopped"; minutes: number }
  /** There is no such order; its clock stands; it was stopped and started again since the page was drawn. */
  | { kind: "unknown" | "not-running" | "started-again" };

/**
 * Stops the clock of that version, whatever became of its order, and returns the minutes of the station so far. One
 * that ended by itself since the page was drawn counts up to its end.
 */
export async function stopClock(
  { number, station, version }: Place & { version: number },
  now = new Date(),
  db: Db = shopDatabase(),
): Promise<StopResult> {
  return db.transaction().execute(async (trx): Promise<StopResult> => {
    const order = await findOrder(number, trx);
    if (!order) return { kind: "unknown" };
    const time = await findTime(order.id, station, trx);
    if (time.startedAt === null) return { kind: "not-running" };
    if (time.version !== version) return { kind: "started-again" };
    const minutes = minutesUntil(time, now);
    await write(order.id, station, { minutes, started_at: null }, trx);
    return { kind: "stopped", minutes };
  });
}

export type WriteResult =
  | { kind: "saved" | "unknown" }
  /** Its clock runs: it is stopped first. */
  | { kind: "running" }
  | { kind: "not-yet" }
  /** `current`: the minutes as they are now. */
  | { kind: "stale"; current: { minutes: number; version: number } };

/**
 * Writes the minutes of an order at a station by hand, in place of all that was measured there. Refuses an order
 * that is not confirmed, a clock that runs, and minutes that are no longer those `shown`, unless they are the same.
 */
export async function writeMinutes(
  { number, station, shown, minutes }: Place & { shown: number; minutes: number },
  admin: Admin,
  now = new Date(),
  db: Db = shopDatabase(),
): Promise<WriteResult> {
  return db.transaction().execute(async (trx): Promise<WriteResult> => {
    const order = await findOrder(number, trx);
    if (!order) return { kind: "unknown" };
    if (order.status === "new") return { kind: "not-yet" };
    const time = await findTime(order.id, station, trx);
    if (isRunning(time, now)) return { kind: "running" };
    const before = minutesUntil(time, now);
    if (before !== shown && before !== minutes) {
      return { kind: "stale", current: { minutes: before, version: time.version } };
    }
    if (before === minutes && time.startedAt === null) return { kind: "saved" };
    await write(order.id, station, { minutes, started_at: null }, trx);
    await recordAction(
      {
        admin,
        action: "minutes-written",
        subject: "order",
        subjectId: number,
        before: { station, minutes: before },
        after: { station, minutes },
      },
      trx,
    );
    return { kind: "saved" };
  });
}

/** An order with work for the workshop: swatches alone have none. */
function findOrder(
  number: string,
  db: Db,
): Promise<{ id: string; status: OrderStatus } | undefined> {
  return db
    .selectFrom("orders")
    .select(["id", "status"])
    .where("number", "=", number)
    .where("has_only_swatches", "=", 0)
    .executeTakeFirst();
}

async function findTime(orderId: string, station: Station, db: Db): Promise<StationTime> {
  return (await listStationTimes([orderId], db)).get(orderId)?.get(station) ?? untouched;
}

async function write(
  order_id: string,
  station: Station,
  row: { minutes: number; started_at: string | null },
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("station_times")
    .values({ order_id, station, ...row })
    .onConflict((conflict) => conflict.columns(["order_id", "station"]).doUpdateSet(row))
    .execute();
}

function stationOf(text: string): Station {
  const station = stations.find((one) => one === text);
  if (!station) throw new Error(`No station is called ${text}`);
  return station;
}
