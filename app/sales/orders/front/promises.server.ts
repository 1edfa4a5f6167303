import { sql } from "kysely";

import { addDays, dayOf, startOfDay } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { firstPromise, type Promised } from "../promised-delivery";
import { findAdvanceDay } from "../reading/advance-day";
import { termOfLine } from "../reading/line-terms";
import { listMovedPromises } from "../reading/moved-promises.server";
import { promiseColumns, splitReached } from "../reading/promise-columns.server";

/**
 * The days of transport that an order's promise contains; none if the order is fetched or already on its way, if
 * its day is agreed, or if nobody has said how long the transport takes.
 */
export function daysOfWay({
  status,
  delivery_method,
  reached,
  transport_to_days,
}: Promised): number {
  const isToGo = delivery_method === "delivery" && status !== "in_delivery" && !reached.booked_on;
  return isToGo ? (transport_to_days ?? 0) : 0;
}

/** No workshop delivers more in the longest period of the dashboard. */
const MOST = 5_000;

/** What says when each of many orders is delivered, by the orders' ids. */
export async function listPromised(
  orderIds: readonly string[],
  db: Db = shopDatabase(),
): Promise<Map<string, Promised>> {
  const within = valuesOf(orderIds);
  const [orders, lines, payments, moved] = await Promise.all([
    db
      .selectFrom("orders")
      .select((eb) => [
        "id",
        "placed_at",
        "status",
        "delivery_method",
        "advance_bani",
        "total_bani",
        "reduced_bani",
        "transport_state",
        "transport_from_days",
        "transport_to_days",
        ...promiseColumns(eb),
      ])
      .where("id", "in", within)
      .execute(),
    db
      .selectFrom("order_lines")
      .select(["order_id", "delivery_from_days", "delivery_to_days"])
      .select(["is_withdrawal_exempt", "swatch_id"])
      .where("order_id", "in", within)
      .execute(),
    db
      .selectFrom("payments")
      .select(["order_id", "amount_bani", "paid_on", "reason"])
      .where("order_id", "in", within)
      .orderBy("paid_on")
      .orderBy("recorded_at")
      .execute(),
    listMovedPromises(orderIds, db),
  ]);
  const [linesOf, paymentsOf] = [byOrder(lines), byOrder(payments)];
  return new Map(
    orders.map((order) => {
      const { reached, rest } = splitReached(order);
      const { id, placed_at, ...row } = rest;
      const promised: Promised = {
        ...row,
        reached,
        placed_on: dayOf(placed_at),
        advance_paid_on: findAdvanceDay(
          paymentsOf.get(id) ?? [],
          row.advance_bani - row.reduced_bani,
        ),
        moved_promise: moved.get(id) ?? null,
        lines: (linesOf.get(id) ?? []).map((line, _, lines) => ({ term: termOfLine(line, lines) })),
      };
      return [id, promised];
    }),
  );
}

function byOrder<Row extends { order_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.order_id);
    if (group) group.push(row);
    else groups.set(row.order_id, [row]);
  }
  return groups;
}

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
