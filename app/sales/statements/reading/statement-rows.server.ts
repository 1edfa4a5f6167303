import { setImmediate } from "node:timers/promises";

import { sql, type ExpressionBuilder, type SqlBool } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { type Place, listTwins } from "./row-twins.server";

/** A row of a statement, with what became of it. */
export interface StatementRow {
  id: number;
  line: number;
  bookedOn: string;
  amountBani: number;
  details: string;
  payer: string;
  payerIban: string;
  reference: string;
  undone: number;
  /** The payments that it was recorded as, one for each order; bani. */
  paid: { paymentId: string; number: string; amountBani: number }[];
  /** Where the same transaction was read before. */
  repeats: Place | null;
  /** Why it counts although it looked like a repetition; else empty. */
  countedBecause: string;
  /**
   * Where an earlier row has the same reference, day and amount, but says something else or stands in the
   * same file: the same transaction written anew, or another one. Somebody has to decide.
   */
  twin: Place | null;
}

/** So many rows are read at once; between them other requests are answered. */
const ROWS_AT_ONCE = 500;

/** A statement's rows in the file's order. */
export async function listStatementRows(id: string, db: Db): Promise<StatementRow[]> {
  const [paid, twins] = [await listPaid(id, db), await listTwins(id, db)];
  const rows: StatementRow[] = [];
  for (;;) {
    const some = await listRowsAfter(id, rows.at(-1)?.line ?? 0, db);
    rows.push(
      ...some.map((row) => ({
        ...row,
        paid: paid.get(row.id) ?? [],
        twin: twins.get(row.id) ?? null,
      })),
    );
    if (some.length < ROWS_AT_ONCE) return rows;
    await setImmediate();
  }
}

async function listRowsAfter(
  id: string,
  line: number,
  db: Db,
): Promise<Omit<StatementRow, "paid" | "twin">[]> {
  const rows = await db
    .selectFrom("bank_rows")
    .leftJoin("bank_rows as first", "first.id", "bank_rows.repeats_id")
    .leftJoin("bank_statements as earlier", "earlier.id", "first.statement_id")
    .select([
      "bank_rows.id",
      "bank_rows.line",
      "bank_rows.booked_on",
      "bank_rows.details",
      "bank_rows.amount_bani",
      "bank_rows.payer",
      "bank_rows.payer_iban",
      "bank_rows.reference",
      "bank_rows.undone",
      "bank_rows.counted_because",
      "earlier.id as earlier_id",
      "earlier.file_name as earlier_file",
      "first.line as earlier_line",
    ])
    .where("bank_rows.statement_id", "=", id)
    .where("bank_rows.line", ">", line)
    .orderBy("bank_rows.line")
    .limit(ROWS_AT_ONCE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    line: row.line,
    bookedOn: row.booked_on,
    amountBani: row.amount_bani,
    details: row.details,
    payer: row.payer,
    payerIban: row.payer_iban,
    reference: row.reference,
    undone: row.undone,
    countedBecause: row.counted_because,
    repeats:
      row.earlier_id === null
        ? null
        : {
            statementId: row.earlier_id,
            file: row.earlier_file ?? "",
            line: row.earlier_line ?? 0,
          },
  }));
}

/** Whether a row brought money that nobody has decided on. */
export function isWaiting({ amountBani, paid, repeats }: StatementRow): boolean {
  return amountBani > 0 && paid.length === 0 && repeats === null;
}

/** Whether there is a payment of a row of `bank_rows`. */
export function isRecorded(eb: ExpressionBuilder<Database, "bank_rows">) {
  return eb.exists(
    eb
      .selectFrom("bank_row_payments")
      .select(sql<SqlBool>`1`.as("one"))
      .whereRef("bank_row_payments.row_id", "=", "bank_rows.id"),
  );
}

async function listPaid(id: string, db: Db): Promise<Map<number, StatementRow["paid"]>> {
  const payments = await db
    .selectFrom("bank_rows")
    .innerJoin("bank_row_payments", "bank_row_payments.row_id", "bank_rows.id")
    .innerJoin("payments", "payments.id", "bank_row_payments.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["bank_rows.id", "payments.id as payment_id", "orders.number", "payments.amount_bani"])
    .where("bank_rows.statement_id", "=", id)
    .orderBy("orders.number")
    .execute();
  const paid = new Map<number, StatementRow["paid"]>();
  for (const { id: row, payment_id, number, amount_bani } of payments) {
    const one = { paymentId: payment_id, number, amountBani: amount_bani };
    paid.set(row, [...(paid.get(row) ?? []), one]);
  }
  return paid;
}
