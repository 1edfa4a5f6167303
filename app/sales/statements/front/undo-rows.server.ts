import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { listStatementRows, type StatementRow } from "../reading/statement-rows.server";
import { tokenOf } from "../recording/record-part.server";

/** Why a payment stays: the order has given the money back already. */
type UndoRefusal = "money-gone";

export interface UndoResult {
  undone: number;
  refused: { number: string; reason: UndoRefusal }[];
}

/**
 * Takes back what was recorded of a statement's rows, one or all: each payment by a correction of the
 * same amount, so that the order's payments say what happened and what was owed is owed again. The rows
 * can then be decided anew. Leaves the payments of orders that no longer have the money; of a row that is split over several orders all payments or none. Undefined where the
 * statement has no such row. `remark` is the correction's, from the number of the line.
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
      ({ id, paid }) => paid.length > 0 && (wanted === "all" || id === wanted),
    );
    if (rows.length === 0) return undefined;
    const result: UndoResult = { undone: 0, refused: [] };
    // The last first, so that an order gives back what it was given last.
    for (const row of rows.reverse()) {
      const refused = await undoRow(row, { admin, remark: remark(row.line) }, trx);
      if (refused) result.refused.push(refused);
      else result.undone += 1;
    }
    if (result.undone > 0) {
      const after = { undone: result.undone, left: result.refused.length };
      await recordAction(
        {
          admin,
          action: "statement-undone",
          subject: "statement",
          subjectId: statementId,
          before: null,
          after,
        },
        trx,
      );
    }
    return result;
  });
}

async function undoRow(
  row: StatementRow,
  { admin, remark }: { admin: Admin; remark: string },
  trx: Db,
): Promise<UndoResult["refused"][number] | undefined> {
  for (const part of row.paid) {
    const reason = await refuseUndo(part, trx);
    if (reason) return { number: part.number, reason };
  }
  for (const [place, { paymentId, number, amountBani }] of row.paid.entries()) {
    const refund = {
      kind: "refund",
      reason: "mistake",
      method: "bank_transfer",
      amountBani,
      correctsId: paymentId,
      remark,
      formToken: tokenOf(row, "undone", place),
    } as const;
    const { kind } = await recordPaymentWithin(number, refund, admin, trx);
    if (kind === "recorded") continue;
    if (place === 0) return { number, reason: "money-gone" };
    throw new Error(`a part of row ${row.id} of a statement was not taken back: ${kind}`);
  }
  await trx.deleteFrom("bank_row_payments").where("row_id", "=", row.id).execute();
  await trx
    .updateTable("bank_rows")
    .set((eb) => ({ undone: eb("undone", "+", 1) }))
    .where("id", "=", row.id)
    .execute();
  return undefined;
}

async function refuseUndo(
  { number, amountBani }: StatementRow["paid"][number],
  trx: Db,
): Promise<UndoRefusal | undefined> {
  const order = await trx
    .selectFrom("orders")
    .select("paid_bani")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return order.paid_bani < amountBani ? "money-gone" : undefined;
}
