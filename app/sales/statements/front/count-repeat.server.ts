import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { listStatementRows } from "../reading/statement-rows.server";
import { keysOf } from "../reading/transaction-keys.server";

/**
 * Counts a row that looks like a repetition as a payment of its own, for a reason that the audit log keeps:
 * two people may pay the same sum on one day, and a bank may write both payments alike in two files. From
 * then on the row waits for its order like any other; in a later file with both rows, both are repetitions.
 * Refuses a row that repeats nothing.
 */
export async function countRepeat(
  { statementId, rowId }: { statementId: string; rowId: number },
  reason: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "counted" | "no-repeat" }> {
  return inLongTransaction(db, async (trx) => {
    const row = (await listStatementRows(statementId, trx)).find(({ id }) => id === rowId);
    if (!row?.repeats) return { kind: "no-repeat" };
    const { bank_id } = await trx
      .selectFrom("bank_rows")
      .select("bank_id")
      .where("id", "=", rowId)
      .executeTakeFirstOrThrow();
    for (const transaction_key of keysOf(row)) {
      const taken = await trx
        .selectFrom("bank_rows")
        .select("id")
        .where("bank_id", "=", bank_id)
        .where("transaction_key", "=", transaction_key)
        .executeTakeFirst();
      if (taken) continue;
      await trx
        .updateTable("bank_rows")
        .set({ repeats_id: null, transaction_key, counted_because: reason })
        .where("id", "=", rowId)
        .execute();
      break;
    }
    await recordAction(
      {
        admin,
        action: "statement-row-counted",
        subject: "statement",
        subjectId: statementId,
        before: { repeats: row.repeats.file },
        after: { line: row.line, reason },
      },
      trx,
    );
    return { kind: "counted" };
  });
}
