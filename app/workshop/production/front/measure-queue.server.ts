import { inBatches } from "~/platform/basics/in-batches.server";
import { findSettings } from "~/platform/settings/settings.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { boardSteps, type Progress } from "~/workshop/made-boards/board-steps";
import { findBoardProgress } from "~/workshop/made-boards/order-boards.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** No workshop has more before it; what is beyond does not make the queue any longer. */
const MOST_ORDERS = 1_000;
/** The longest term that a shop may name. */
const LONGEST = 365;
const HOUR = 60;

/**
 * Days until a workshop is through with so many minutes of work, at so many hours a week; at most 365,
 * and 0 where it has not said how much it does.
 */
export function daysOfQueue(minutes: number, hoursPerWeek: number): number {
  if (hoursPerWeek === 0) return 0;
  return Math.min(LONGEST, Math.ceil((minutes / (hoursPerWeek * HOUR)) * 7));
}

/**
 * Measures the work on what is made to order that is confirmed and not ready, and from it how long the
 * workshop's queue is, which new delivery terms follow. Of pieces whose boards are begun only the rest
 * counts. Orders on trial count nowhere. Returns the days.
 */
export async function measureQueue(now: Date, db: Db = shopDatabase()): Promise<number> {
  const { trade } = await findSettings(db);
  const minutes = await measureMinutes(trade.hoursPerPiece * HOUR, db);
  const days = daysOfQueue(minutes, trade.hoursPerWeek);
  const measured = { minutes, days, measured_at: now.toISOString() };
  await db
    .insertInto("workshop_queue")
    .values({ id: 1, ...measured })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(measured))
    .execute();
  return days;
}

async function measureMinutes(minutesPerPiece: number, db: Db): Promise<number> {
  const lines = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.number", "orders.status", "quantity", "configuration"])
    .where("orders.status", "in", ["confirmed", "in_production"])
    .where("orders.is_trial", "=", 0)
    .where("configuration", "<>", "")
    .orderBy("orders.placed_at")
    .limit(MOST_ORDERS)
    .execute();
  const begun = await listBegun(db);
  const left = new Map<string, number>();
  for await (const numbers of inBatches(begun, 10)) {
    for (const [number, progress] of await findBoardProgress(numbers, db)) {
      left.set(number, shareLeft(progress));
    }
  }
  const sum = lines.reduce((minutes, { number, quantity, configuration }) => {
    const design = readFrozenDesign(configuration);
    if (!isPlanned(design)) return minutes + minutesPerPiece * quantity;
    const planned = design.price.rows.filter(({ unit }) => unit === "minute");
    const one = planned.reduce((all, row) => all + row.quantity, 0);
    return minutes + one * quantity * (left.get(number) ?? 1);
  }, 0);
  return Math.round(sum);
}

/** The orders in production some of whose boards have a step done. */
async function listBegun(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("board_steps")
    .innerJoin("order_lines", "order_lines.id", "board_steps.order_line_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("orders.number")
    .distinct()
    .where("orders.status", "=", "in_production")
    .where("orders.is_trial", "=", 0)
    .limit(MOST_ORDERS)
    .execute();
  return rows.map(({ number }) => number);
}

/** The part of an order's board steps that is not done. */
function shareLeft(progress: Progress): number {
  const sum = (of: "needed" | "done") =>
    boardSteps.reduce((all, step) => all + progress[step][of], 0);
  return sum("needed") === 0 ? 0 : 1 - sum("done") / sum("needed");
}
