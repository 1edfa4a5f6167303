import { setImmediate } from "node:timers/promises";

import { findPriceList } from "~/furniture/planner/construction.server";
import { memoize } from "~/platform/basics/memoize";
import { sha256 } from "~/platform/format/sha256.server";
import { findSettings } from "~/platform/settings/settings.server";
import { isTakenBack } from "~/sales/billing/payment-plan";
import { productionStatuses } from "~/sales/orders/order-status";
import { isDrawingMissing, workFaultsOf, type WorkFault } from "~/sales/orders/work-lock.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { wholeAmount, type Need } from "~/workshop/stock/needs";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { listLines, type Line } from "../work/order-lines.server";
import { workOf, type PieceWork } from "../work/piece-work";
import { perStation, type Minutes } from "./stations";

/** No workshop has more before it; what is beyond is planned once there is room. */
const MOST_ORDERS = 1_000;

/** How the hours of a piece without boards are spent, which nobody has counted. */
const SHARES = { cutting: 0.2, edging: 0.15, drilling: 0.15, assembly: 0.5 };

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

/** A plan is built once; null stands for a design of the catalogue, which has no boards. */
const kept = memoize<PieceWork | null>(2_000);

function pieceWork(configuration: string): PieceWork | null {
  return kept(sha256(configuration), () => {
    const design = readFrozenDesign(configuration);
    return isPlanned(design) ? workOf(design) : null;
  });
}

/**
 * The orders that are confirmed and not delivered, the oldest first, at most a thousand, with the minutes left
 * of each at every station. Boards count until their step is done; pieces of the catalogue that are made
 * to order count by the hours that the settings give them, whole until they leave. Swatches alone are no work.
 */
export async function listPlannableOrders(db: Db = shopDatabase()): Promise<PlannableOrder[]> {
  const [orders, { trade }, { content: prices }] = await Promise.all([
    db
      .selectFrom("orders")
      .leftJoin("plan_moves", "plan_moves.order_id", "orders.id")
      .select(["orders.id", "number", "status", "delivery_method", "not_before"])
      .select(["total_bani", "reduced_bani", "advance_bani", "paid_bani"])
      .select((eb) => isDrawingMissing(eb).as("is_drawing_missing"))
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
    for (const [key, { article, amount }] of needs) {
      sums.set(key, { article, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
  }
  return [...sums.values()].map(({ article, amount }) => ({
    article,
    amount: wholeAmount(amount),
  }));
}

function addWork(
  line: Line,
  /** Minutes of a piece without boards; how many sheets a sheet's area of boards takes. */
  { minutesPerPiece, sheets }: { minutesPerPiece: number; sheets: number },
  { left, needs }: { left: Minutes; needs: Map<string, Need> },
): void {
  const work = line.configuration ? pieceWork(line.configuration) : null;
  if (!work) {
    const minutes = line.isMade ? minutesPerPiece * line.open : 0;
    left.cutting += SHARES.cutting * minutes;
    left.edging += SHARES.edging * minutes;
    left.drilling += SHARES.drilling * minutes;
    left.assembly += SHARES.assembly * minutes;
    return;
  }
  for (const copy of openCopies(line)) {
    let unbuilt = 0;
    let uncut = 0;
    for (const [index, board] of work.boards.entries()) {
      const done = line.steps.get(`${copy} ${index + 1}`) ?? [];
      if (!done.includes("cut")) {
        uncut += 1;
        left.cutting += board.cutting;
      }
      if (!done.includes("edged")) left.edging += board.edging;
      if (!done.includes("drilled")) left.drilling += board.drilling;
      if (!done.includes("assembled")) unbuilt += 1;
    }
    left.assembly += (work.assembly * unbuilt) / work.boards.length;
    if (line.isTaken) continue;
    // Boards that are cut have their sheets; bands and fittings wait for the piece.
    const [ofSheets, ofRest] = [uncut / work.boards.length, unbuilt === 0 ? 0 : 1];
    for (const [key, { article, amount }] of work.needs) {
      const more = amount * (article.kind === "sheet" ? ofSheets * sheets : ofRest);
      if (more > 0) needs.set(key, { article, amount: (needs.get(key)?.amount ?? 0) + more });
    }
  }
}

/** The copies of a line that are still to be handed over: those with the fewest steps done. */
function openCopies({ quantity, open, steps }: Line): number[] {
  const copies = Array.from({ length: quantity }, (_, index) => index + 1);
  if (open === quantity) return copies;
  const doneOf = (copy: number) =>
    [...steps].reduce(
      (sum, [key, done]) => (key.startsWith(`${copy} `) ? sum + done.length : sum),
      0,
    );
  const ranked = copies.map((copy) => ({ copy, done: doneOf(copy) }));
  return ranked
    .sort((one, other) => one.done - other.done)
    .slice(0, open)
    .map(({ copy }) => copy);
}
