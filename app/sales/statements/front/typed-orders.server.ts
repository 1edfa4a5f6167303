import type { Db } from "~db/engine";

import { count, questionOf, takenBy, type PayableOrder } from "../reading/match";
import { findTypedOrders } from "../reading/payable-orders.server";
import { isWaiting, type StatementRow } from "../reading/statement-rows.server";

export type TypedRefusal =
  | { kind: "unknown" | "several" | "cancelled" | "decided" }
  | { kind: "too-much"; mostBani: number }
  /** The day of the payment has to be confirmed. */
  | { kind: "future"; bookedOn: string }
  | { kind: "before-order"; bookedOn: string; placedOn: string };

/** The orders that were typed for rows, and why some of them cannot be it. */
export async function chooseTyped(
  rows: StatementRow[],
  typed: ReadonlyMap<number, string>,
  confirmed: ReadonlySet<number>,
  trx: Db,
): Promise<{ chosen: Map<number, string>; refusals: Map<number, TypedRefusal> }> {
  const { orders: found, numbersOf, today } = await findTypedOrders([...typed.values()], trx);
  const orders = new Map<string, PayableOrder>(found);
  const chosen = new Map<number, string>();
  const refusals = new Map<number, TypedRefusal>();
  for (const row of rows) {
    const text = typed.get(row.id);
    if (text === undefined) continue;
    const [number = "", another] = numbersOf(text);
    const refusal = isWaiting(row)
      ? refuseTyped(row, orders.get(number), another, confirmed.has(row.id) ? undefined : today)
      : ({ kind: "decided" } as const);
    if (refusal) refusals.set(row.id, refusal);
    else chosen.set(row.id, number);
    if (!refusal) count(row, number, orders);
  }
  return { chosen, refusals };
}

/**
 * Why a typed order cannot take an amount of a row, undefined where it can. `today` is missing where the
 * row's day needs no question any more.
 */
export function refuseTyped(
  { amountBani, bookedOn }: Pick<StatementRow, "amountBani" | "bookedOn">,
  order: PayableOrder | undefined,
  another: string | undefined,
  today: string | undefined,
): TypedRefusal | undefined {
  if (!order) return { kind: "unknown" };
  if (another !== undefined) return { kind: "several" };
  const payable = takenBy(order);
  if (payable.kind === "cancelled") return payable;
  const mostBani = payable.kind === "owing" ? payable.mostBani : 0;
  if (amountBani > mostBani) return { kind: "too-much", mostBani };
  const question = today === undefined ? undefined : questionOf({ bookedOn }, order, today);
  if (question === "future") return { kind: "future", bookedOn };
  return question && { kind: "before-order", bookedOn, placedOn: order.placedOn };
}
