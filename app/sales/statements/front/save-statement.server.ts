import { randomUUID } from "node:crypto";

import { inBatches } from "~/platform/basics/in-batches.server";
import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, rowsAs, valuesOf, type Db } from "~db/engine";

import { readApart, type NotRead } from "../reading/read-apart.server";
import { transactionKeys } from "../reading/transaction-keys.server";
import type { DateOrder } from "./bank-layout";
import type { Bank } from "./bank.server";
import type { ReadStatement, StatementRefusal } from "./read-statement";

export type SaveStatementResult =
  | { kind: "saved"; id: string }
  /** The same file was read before, as this statement. */
  | { kind: "read-before"; id: string }
  | NotRead
  | StatementRefusal;

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

/**
 * Keeps a bank's file as a statement of which nothing is recorded yet; `dateOrder` where somebody has said
 * how its dates are written. A transaction that was read before, from another file, is kept as a
 * repetition. Refuses what `readStatement` refuses, and a file that was read before.
 */
export async function saveStatement(
  bank: Bank,
  file: { name: string; bytes: Uint8Array; dateOrder?: DateOrder },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveStatementResult> {
  const file_digest = sha256(file.bytes);
  const { layout, iban } = bank;
  const reading = { today: dayOf(new Date().toISOString()), dateOrder: file.dateOrder };
  const read = await readApart({ bytes: file.bytes, layout, iban, reading });
  return inLongTransaction(db, async (trx): Promise<SaveStatementResult> => {
    const earlier = await trx
      .selectFrom("bank_statements")
      .select("id")
      .where("bank_id", "=", bank.id)
      .where("file_digest", "=", file_digest)
      .executeTakeFirst();
    if (earlier) return { kind: "read-before", id: earlier.id };
    if (read.kind !== "read") return read;
    const id = randomUUID();
    const days = read.transactions.map(({ bookedOn }) => bookedOn).sort();
    await trx
      .insertInto("bank_statements")
      .values({
        id,
        bank_id: bank.id,
        file_name: file.name,
        file_digest,
        from_on: days[0] ?? "",
        to_on: days.at(-1) ?? "",
        names_account: read.namesAccount ? 1 : 0,
        left_out: JSON.stringify({ reasons: read.leftOutReasons, lines: read.leftOut }),
        date_order: read.otherOrder ?? "",
        read_at: new Date().toISOString(),
        read_by: admin.id,
      })
      .execute();
    await writeRows({ id, bankId: bank.id }, read.transactions, trx);
    await recordAction(
      {
        admin,
        action: "statement-read",
        subject: "statement",
        subjectId: id,
        before: null,
        after: { bank: bank.name, file: file.name, rows: read.transactions.length },
      },
      trx,
    );
    return { kind: "saved", id };
  });
}

/** So many rows are written at once; between them other requests are answered. */
const ROWS_AT_ONCE = 250;

async function writeRows(
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
