import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { dateOrders, type DateOrder } from "../front/bank-layout";
import { readLeftOut, type LeftOutLines } from "../front/stored-left-out.server";
import { listStatementRows, type StatementRow } from "./statement-rows.server";

export interface Statement {
  id: string;
  bankId: string;
  bank: string;
  iban: string;
  fileName: string;
  fromOn: string;
  toOn: string;
  readAt: string;
  namesAccount: boolean;
  leftOut: LeftOutLines;
  /** The order of the file's dates, where it is not that of the bank's layout. */
  dateOrder: DateOrder | null;
  rows: StatementRow[];
}

/** A statement with its rows in the file's order, or undefined. */
export async function findStatement(
  id: string,
  db: Db = shopDatabase(),
): Promise<Statement | undefined> {
  const row = await db
    .selectFrom("bank_statements")
    .innerJoin("banks", "banks.id", "bank_statements.bank_id")
    .select([
      "bank_id",
      "banks.name as bank",
      "banks.iban",
      "file_name",
      "from_on",
      "to_on",
      "read_at",
      "names_account",
      "left_out",
      "date_order",
    ])
    .where("bank_statements.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id,
    bankId: row.bank_id,
    bank: row.bank,
    iban: row.iban,
    fileName: row.file_name,
    fromOn: row.from_on,
    toOn: row.to_on,
    readAt: row.read_at,
    namesAccount: row.names_account === 1,
    leftOut: readLeftOut(row.left_out),
    dateOrder: dateOrders.find((order) => order === row.date_order) ?? null,
    rows: await listStatementRows(id, db),
  };
}
