import { inBatches } from "~/platform/basics/in-batches.server";
import { rowsAs, valuesOf, type Db } from "~db/engine";

import type { ReadStatement } from "../front/statement-lines";
import { transactionKeys } from "./transaction-keys.server";

const columns = [
  "statement_id",
  "bank_id",
  "line",
  "transaction_key",
  "repeats_id",
  "booked_on",
  "amount_bani",
  "details",
  "payer",
  "payer_iban",
  "reference",
] as const;

/** So many rows are written at once; between them other requests are answered. */
const ROWS_AT_ONCE = 250;

export async function writeRows(
  statement: { id: string; bankId: string },
  transactions: ReadStatement["transactions"],
  trx: Db,
): Promise<void> {
  const keys = transactionKeys(transactions);
  const earlier = new Map<string, number>();
  for await (const some of inBatches(keys, 500)) {
    const known = await trx
      .selectFrom("bank_rows")
      .select(["id", "transaction_key"])
      .where("bank_id", "=", statement.bankId)
      .where("transaction_key", "in", valuesOf([...some]))
      .execute();
    for (const { id, transaction_key } of known) earlier.set(transaction_key ?? "", id);
  }
  const rows = transactions.map((one, index) => {
    const key = keys[index] ?? "";
    const repeats_id = earlier.get(key) ?? null;
    return { ...rowOf(statement, one), repeats_id, transaction_key: repeats_id ? null : key };
  });
  for await (const some of inBatches(rows, ROWS_AT_ONCE)) {
    await trx
      .insertInto("bank_rows")
      .columns(columns)
      .expression((eb) => eb.selectFrom(rowsAs("row", some, columns)).select(columns))
      .execute();
  }
}

function rowOf(
  statement: { id: string; bankId: string },
  one: ReadStatement["transactions"][number],
) {
  return {
    statement_id: statement.id,
    bank_id: statement.bankId,
    line: one.line,
    booked_on: one.bookedOn,
    amount_bani: one.amountBani,
    details: one.details,
    payer: one.payer,
    payer_iban: one.payerIban,
    reference: one.reference,
  };
}
