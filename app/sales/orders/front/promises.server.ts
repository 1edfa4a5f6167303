import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import type { Promised } from "../promised-delivery";
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
