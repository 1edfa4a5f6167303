import { setImmediate } from "node:timers/promises";

import { findPriceList } from "~/furniture/planner/construction.server";
import { findSettings } from "~/platform/settings/settings.server";
import { perStation, type Minutes } from "~/platform/settings/workshop-load";
import { isTakenBack } from "~/sales/billing/payment-plan";
import { productionStatuses } from "~/sales/orders/order-status";
import { lockColumns, workFaultsOf, type WorkFault } from "~/sales/orders/work-lock.server";
import { addNeed, wholeAmount, type Need } from "~/workshop/stock/needs";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { addWork } from "../work/line-work.server";
import { listLines } from "../work/order-lines.server";

/** No workshop has more before it; what is beyond is planned once there is room. */
const MOST_ORDERS = 1_000;

/** An order that the workshop has to make or send, with the work that is left of it. */
export interface PlannableOrder {
  id: string;
  number: string;
  status: OrderStatus;
  /** Pieces that are still to be handed over. */
  pieces: number;
  left: Minutes;
  /** Why its work may not begin yet. */
  faults: WorkFault[];
  /** The day before which the office wants no work on it. */
  notBefore: string | null;
  /** What it still takes of the stock, not rounded, sheets with what is left over of them, by the key of the article. */
  needs: Map<string, Need>;
}

/**
 * The orders that are confirmed and not delivered, the oldest first, at most a thousand, with the minutes left
 * of each at every station. Boards count until their step is done; pieces of the catalogue that are made
 * to order count by the hours that the settings give them, whole until they leave. Swatches alone are no work.
 */
export async function listPlannableOrders(db: Db = shopDatabase()): Promise<PlannableOrder[]> {
  const [orders, { trade }, prices] = await Promise.all([
    db
      .selectFrom("orders")
      .leftJoin("plan_moves", "plan_moves.order_id", "orders.id")
      .select(["orders.id", "number", "status", "delivery_method", "not_before"])
      .select(["total_bani", "reduced_bani", "advance_bani", "paid_bani"])
      .select(lockColumns)
      .where("status", "in", productionStatuses)
      .where("has_only_swatches", "=", 0)
      .orderBy("placed_at")
      .orderBy("orders.id")
      .limit(MOST_ORDERS)
      .execute(),
    findSettings(db),
    findPriceList(db),
  ]);
  const lines = await listLines(
    orders.map(({ id }) => id),
    db,
  );
  const rates = {
    minutesPerPiece: trade.hoursPerPiece * 60,
    sheets: 1 + prices.wastePercent / 100,
  };
  const planned: PlannableOrder[] = [];
  for (const { id, number, status, delivery_method, not_before, ...lock } of orders) {
    if (isTakenBack(lock)) continue;
    // Others are answered between two orders.
    await setImmediate();
    const own = lines.get(id) ?? [];
    const left = perStation(() => 0);
    const needs = new Map<string, Need>();
    let pieces = 0;
    for (const line of own) {
      pieces += line.open;
      if (status !== "in_delivery") addWork(line, rates, { left, needs });
    }
    if (status !== "in_delivery") left.packing += pieces * trade.packingMinutes;
    if (delivery_method === "delivery") left.delivery += trade.deliveryMinutes;
    planned.push({
      id,
      number,
      status,
      pieces,
      left: perStation((station) => wholeAmount(left[station])),
      faults: status === "confirmed" ? workFaultsOf(lock) : [],
      notBefore: not_before,
      needs,
    });
  }
  return planned;
}

/** What all orders take of the stock together whose work may begin, each article once and rounded up. */
export function needsOfPlan(orders: readonly PlannableOrder[]): Need[] {
  const sums = new Map<string, Need>();
  for (const { faults, needs } of orders) {
    if (faults.length > 0) continue;
    for (const need of needs.values()) addNeed(sums, need, 1);
  }
  return [...sums.values()].map((need) => ({ ...need, amount: wholeAmount(need.amount) }));
}
