import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { findTypedOrders } from "../reading/payable-orders.server";
import { isWaiting, listStatementRows } from "../reading/statement-rows.server";
import { recordPart } from "../recording/record-part.server";
import { refuseTyped, type TypedRefusal } from "./typed-orders.server";

/** More orders than anybody pays at once. */
export const MOST_PARTS = 10;

/** What of a row is for one order, as it was typed; bani above zero. */
interface TypedPart {
  order: string;
  amountBani: number;
}

type PartRefusal = TypedRefusal | { kind: "twice" };

export type SplitResult =
  | { kind: "unknown" }
  /** It was recorded meanwhile, or never waited for an order. */
  | { kind: "decided" }
  /** `overBani`: how much more the parts are together than the row; below zero less. */
  | { kind: "other-sum"; overBani: number }
  /** Nothing was recorded; the refusals stand by the place of their part. */
  | { kind: "refused"; refusals: Map<number, PartRefusal> }
  | { kind: "recorded"; orders: number };

/**
 * Records one row of a statement as payments for several orders, all in one transaction, each with the
 * document that a payment asks for. The parts together are the row's amount to the ban; each order is named
 * once and owes at least its part. `isConfirmed`: somebody has confirmed the row's day.
 */
export async function splitRow(
  { statementId, rowId }: { statementId: string; rowId: number },
  { parts, isConfirmed }: { parts: readonly TypedPart[]; isConfirmed: boolean },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SplitResult> {
  return inLongTransaction(db, async (trx): Promise<SplitResult> => {
    const row = (await listStatementRows(statementId, trx)).find(({ id }) => id === rowId);
    if (!row) return { kind: "unknown" };
    if (!isWaiting(row)) return { kind: "decided" };
    const typed = await findTypedOrders(
      parts.map(({ order }) => order),
      trx,
    );
    const today = isConfirmed ? undefined : typed.today;
    const refusals = new Map<number, PartRefusal>();
    const chosen: { number: string; amountBani: number }[] = [];
    for (const [place, { order, amountBani }] of parts.entries()) {
      const [number = "", another] = typed.numbersOf(order);
      const part = { amountBani, bookedOn: row.bookedOn };
      const refusal = chosen.some((one) => one.number === number)
        ? ({ kind: "twice" } as const)
        : refuseTyped(part, typed.orders.get(number), another, today);
      if (refusal) refusals.set(place, refusal);
      else chosen.push({ number, amountBani });
    }
    if (refusals.size > 0) return { kind: "refused", refusals };
    const overBani = chosen.reduce((sum, one) => sum + one.amountBani, 0) - row.amountBani;
    if (overBani !== 0) return { kind: "other-sum", overBani };
    for (const [place, part] of chosen.entries()) {
      const isRecorded = await recordPart(row, part, place, admin, trx);
      if (!isRecorded) throw new Error(`a part of row ${rowId} of a statement was not recorded`);
    }
    await recordAction(
      {
        admin,
        action: "statement-applied",
        subject: "statement",
        subjectId: statementId,
        before: null,
        after: { recorded: 1, orders: chosen.map(({ number }) => number) },
      },
      trx,
    );
    return { kind: "recorded", orders: chosen.length };
  });
}
