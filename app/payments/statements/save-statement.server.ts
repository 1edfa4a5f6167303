import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import { rowsAs, valuesOf, type Db } from "~db/engine";
import { sha256 } from "~/format/sha256.server";
import { recordAction, type Admin } from "~/shop/audit-log.server";

import type { Bank } from "./bank.server";
import { readStatement, type StatementRefusal, type Transaction } from "./read-statement";

export type SaveStatementResult =
  | { kind: "saved"; id: string }
  /** The same file was read before, as this statement. */
  | { kind: "read-before"; id: string }
  | StatementRefusal;

const columns = [
  ...(["statement_id", "bank_id", "line", "transaction_key", "repeats_id", "booked_on"] as const),
  ...(["amount_bani", "details", "payer", "payer_iban", "reference"] as const),
] as const;

/**
 * Keeps a bank's file as a statement of which nothing is recorded yet. A transaction that was read
 * before, from another file or further up in this one, is kept as a repetition. Refuses what
 * `readStatement` refuses, and a file that was read before.
 */
export async function saveStatement(
  bank: Bank,
  file: { name: string; bytes: Uint8Array },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveStatementResult> {
  const file_digest = sha256(file.bytes);
  const read = readStatement(file.bytes, bank.layout, bank.iban);
  return db.transaction().execute(async (trx): Promise<SaveStatementResult> => {
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
        ...{ id, bank_id: bank.id, file_name: file.name, file_digest },
        ...{ from_on: days[0] ?? "", to_on: days.at(-1) ?? "" },
        names_account: read.namesAccount ? 1 : 0,
        left_out: JSON.stringify({ count: read.leftOutCount, lines: read.leftOut }),
        ...{ read_at: new Date().toISOString(), read_by: admin.id },
      })
      .execute();
    await writeRows({ id, bankId: bank.id }, read.transactions, trx);
    await recordAction(
      {
        ...{ admin, action: "statement-read", subject: "statement", subjectId: id, before: null },
        after: { bank: bank.name, file: file.name, rows: read.transactions.length },
      },
      trx,
    );
    return { kind: "saved", id };
  });
}

async function writeRows(
  statement: { id: string; bankId: string },
  transactions: readonly Transaction[],
  trx: Db,
): Promise<void> {
  const keys = transactionKeys(transactions);
  const known = await trx
    .selectFrom("bank_rows")
    .select(["id", "transaction_key"])
    .where("bank_id", "=", statement.bankId)
    .where("transaction_key", "in", valuesOf([...new Set(keys)]))
    .execute();
  const earlier = new Map(known.map(({ id, transaction_key }) => [transaction_key, id]));
  const met = new Set<string>();
  const rows = transactions.map((one, index) => {
    const key = keys[index] ?? "";
    const isRepeat = earlier.has(key) || met.has(key);
    met.add(key);
    return { ...rowOf(statement, one), key, transaction_key: isRepeat ? null : key };
  });
  const write = (some: typeof rows, repeats: (key: string) => number | null) =>
    trx
      .insertInto("bank_rows")
      .columns(columns)
      .expression((eb) => {
        const values = some.map((row) => ({ ...row, repeats_id: repeats(row.key) }));
        return eb.selectFrom(rowsAs("row", values, columns)).select(columns);
      })
      .returning(["id", "transaction_key"])
      .execute();
  const firsts = await write(
    rows.filter((row) => row.transaction_key !== null),
    () => null,
  );
  for (const { id, transaction_key } of firsts) earlier.set(transaction_key, id);
  await write(
    rows.filter((row) => row.transaction_key === null),
    (key) => earlier.get(key) ?? null,
  );
}

function rowOf(statement: { id: string; bankId: string }, one: Transaction) {
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

/**
 * By which each transaction is known again in another file: the bank's reference, with day, amount
 * and payer because some banks begin their references anew; without one the whole row, and which of
 * several equal rows it is.
 */
function transactionKeys(transactions: readonly Transaction[]): string[] {
  const seen = new Map<string, number>();
  return transactions.map(({ bookedOn, amountBani, details, payer, payerIban, reference }) => {
    const parts = [bookedOn, amountBani, payerIban, reference];
    if (reference !== "") return digest(parts);
    const row = digest([...parts, details, payer]);
    const place = seen.get(row) ?? 0;
    seen.set(row, place + 1);
    return digest([row, place]);
  });
}

function digest(parts: (string | number)[]): string {
  return sha256(JSON.stringify(parts));
}
