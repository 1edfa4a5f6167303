import { oneLine } from "~/platform/format/one-line";
import type { Excess } from "~/platform/format/sent-table";

import { findDirectionColumns } from "../reading/directions";
import type { Columns } from "../reading/find-head";
import { readRow, type LeftOutReason, type Transaction } from "../reading/read-row";
import type { BankLayout, DateOrder } from "./bank-layout";

export const MOST_STATEMENT_ROWS = 5000;

/** The most left-out lines that are kept; their number is always given in full. */
const SHOWN_LEFT_OUT = 100;
const LONGEST_DETAILS = 1000;

/** A line that holds no transaction that can be used, and why. */
interface LeftOut {
  line: number;
  reason: LeftOutReason;
  text: string;
}

export interface ReadStatement {
  kind: "read";
  transactions: (Transaction & {
    /** Its row of the file, counted from 1. */
    line: number;
  })[];
  /** The first hundred. */
  leftOut: LeftOut[];
  /** How many there are of each. */
  leftOutReasons: Partial<Record<LeftOutReason, number>>;
  /** Whether the file says whose account it is about. */
  namesAccount: boolean;
  /** The order of the dates where it is not the layout's. */
  otherOrder: DateOrder | undefined;
}

export type StatementRefusal =
  | { kind: "empty" }
  | { kind: "encoding" }
  | { kind: "signs"; line: number }
  | Exclude<Excess, { kind: "too-long-cell" }>
  /** `line` is missing where the cell goes over several. */
  | { kind: "too-long-cell"; line: number | undefined }
  | { kind: "no-table" }
  | { kind: "columns"; missing: string }
  /** A date that can be read in two ways, of which nothing says which is right. */
  | { kind: "ask"; cell: string }
  | { kind: "dates" }
  | { kind: "amounts" }
  | { kind: "none" }
  /** Nothing can be used, for several reasons; the first line that is left out. */
  | { kind: "unusable"; line: number }
  | { kind: "too-many" }
  /** The statement is of this account, which is not the one saved for the bank. */
  | { kind: "foreign"; iban: string };

/** Reads the lines below a table's head, or says why none can be used. */
export function readRows(
  rows: string[][],
  table: {
    layout: BankLayout;
    first: number;
    columns: Columns;
    latest: string;
  } & Pick<ReadStatement, "otherOrder" | "namesAccount">,
): ReadStatement | StatementRefusal {
  const transactions: ReadStatement["transactions"] = [];
  const leftOut: LeftOut[] = [];
  const reasons: ReadStatement["leftOutReasons"] = {};
  const context = { ...table, directionColumns: directionColumnsOf(rows, table.columns) };
  // What a line without a date and an amount continues.
  let before: "transaction" | "left-out" | "nothing" = "nothing";
  for (const [index, cells] of rows.entries()) {
    const row = readRow(cells, context);
    const line = table.first + index + 1;
    if (row.kind === "blank") continue;
    if (row.kind === "continued" && before !== "nothing" && row.details !== "") {
      const last = transactions.at(-1);
      if (before === "transaction" && last) {
        last.details = `${last.details} ${row.details}`.trim().slice(0, LONGEST_DETAILS);
      }
      continue;
    }
    if (row.kind === "transaction") {
      before = "transaction";
      transactions.push({ line, ...row.transaction });
      if (transactions.length > MOST_STATEMENT_ROWS) return { kind: "too-many" };
      continue;
    }
    const reason = row.kind === "continued" ? "nothing" : row.kind;
    if (reason !== "nothing") before = "left-out";
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (leftOut.length < SHOWN_LEFT_OUT) {
      leftOut.push({ line, reason, text: oneLine(cells.join(" | ").slice(0, 400)).slice(0, 200) });
    }
  }
  if (transactions.length === 0) return refusalOf(reasons, leftOut);
  const { namesAccount, otherOrder } = table;
  return { kind: "read", transactions, leftOut, leftOutReasons: reasons, namesAccount, otherOrder };
}

/** The columns that say whether money came or went, beside a single column of amounts. */
function directionColumnsOf(
  rows: string[][],
  { amountColumn, directionColumn }: Columns,
): number[] {
  if (amountColumn === undefined) return [];
  if (directionColumn !== undefined) return [directionColumn];
  const withAmount = rows.filter((cells) => /\d/.test(cells[amountColumn] ?? ""));
  return findDirectionColumns(withAmount).filter((place) => place !== amountColumn);
}

/** Why nothing of a file can be used. */
function refusalOf(
  reasons: ReadStatement["leftOutReasons"],
  [first]: readonly LeftOut[],
): StatementRefusal {
  const { nothing: _text, ...others } = reasons;
  const [only, ...more] = Object.keys(others);
  if (!first || only === undefined) return { kind: "none" };
  if (more.length > 0) return { kind: "unusable", line: first.line };
  if (only === "date") return { kind: "dates" };
  if (only === "amount") return { kind: "amounts" };
  return only === "currency" ? { kind: "none" } : { kind: "unusable", line: first.line };
}
