import { recordPaymentWithin } from "~/orders/order-workflow.server";
import { recordAction, type Admin } from "~/shop/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { tokenOf } from "./record-rows.server";
import { listStatementRows, type StatementRow } from "./statement.server";

/** Why a payment stays: the order was delivered, or has given the money back already. */
type UndoRefusal = "delivered" | "money-gone";

export interface UndoResult {
  undone: number;
  refused: { number: string; reason: UndoRefusal }[];
}

/**
 * Takes back what was recorded of a statement's rows, one or all: each payment by a refund of the
 * same amount, so that the order's payments say what happened. The rows can then be decided anew.
 * Leaves the payments of delivered orders, and of orders that no longer have the money. Undefined
 * where the statement has no such row. `remark` is the refund's, from the number of the line.
 */
export async function undoRows(
  statementId: string,
  wanted: number | "all",
  admin: Admin,
  remark: (line: number) => string,
  db: Db = shopDatabase(),
): Promise<UndoResult | undefined> {
  return inLongTransaction(db, async (trx) => {
    const rows = (await listStatementRows(statementId, trx)).filter(
      ({ id, paid }) => paid !== null && (wanted === "all" || id === wanted),
    );
    if (rows.length === 0) return undefined;
    const result: UndoResult = { undone: 0, refused: [] };
    // The last first, so that an order gives back what it was given last.
    for (const row of rows.reverse()) {
      const number = row.paid ?? "";
      const reason = await undoRow(row, number, { admin, remark: remark(row.line) }, trx);
      if (reason) result.refused.push({ number, reason });
      else result.undone += 1;
    }
    if (result.undone > 0) {
      const after = { undone: result.undone, left: result.refused.length };
      await recordAction(
        {
          ...{ admin, action: "statement-undone", subject: "statement", subjectId: statementId },
          ...{ before: null, after },
        },
        trx,
      );
    }
    return result;
  });
}

async function undoRow(
  row: StatementRow,
  number: string,
  { admin, remark }: { admin: Admin; remark: string },
  trx: Db,
): Promise<UndoRefusal | undefined> {
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  if (status === "delivered") return "delivered";
  const refund = {
    ...({ kind: "refund", method: "bank_transfer", amountBani: row.amountBani } as const),
    ...{ remark, formToken: tokenOf(row, "undone") },
  };
  const { kind } = await recordPaymentWithin(number, refund, admin, trx);
  if (kind !== "recorded") return "money-gone";
  await trx
    .updateTable("bank_rows")
    .set((eb) => ({ payment_id: null, undone: eb("undone", "+", 1) }))
    .where("id", "=", row.id)
    .execute();
  return undefined;
}
