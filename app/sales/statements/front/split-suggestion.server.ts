import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { takenBy } from "../reading/match";
import { ordersNamed } from "../reading/orders-named";
import { findPayableWorld } from "../reading/payable-orders.server";
import { isWaiting, listStatementRows, type StatementRow } from "../reading/statement-rows.server";

export interface SplitSuggestion {
  row: StatementRow;
  /** The orders that the row names together, with what of the amount each would take; bani. */
  parts: { number: string; amountBani: number }[];
}

/**
 * A row that waits, with a way to split it over the orders that it names: each gets what it owes, in their
 * order, until the amount is used up. Undefined where there is no such row.
 */
export async function suggestSplit(
  statementId: string,
  rowId: number,
  db: Db = shopDatabase(),
): Promise<SplitSuggestion | undefined> {
  const row = (await listStatementRows(statementId, db)).find(({ id }) => id === rowId);
  if (!row || !isWaiting(row)) return undefined;
  const world = await findPayableWorld([row], db);
  const named = ordersNamed(`${row.details} ${row.payer}`, world);
  if (named.kind !== "several") return { row, parts: [] };
  let restBani = row.amountBani;
  const parts = named.numbers.flatMap((number) => {
    const order = world.orders.get(number);
    const payable = order && takenBy(order);
    if (payable?.kind !== "owing") return [];
    const amountBani = Math.min(restBani, payable.mostBani);
    restBani -= amountBani;
    return amountBani > 0 ? [{ number, amountBani }] : [];
  });
  return { row, parts };
}
