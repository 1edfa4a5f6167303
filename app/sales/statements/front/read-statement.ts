import { dayOf } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { findExcess, type Excess } from "~/platform/format/sent-table";

import { decodeStatement } from "../reading/decode-statement";
import { findDirectionColumns } from "../reading/directions";
import { cellsOf, readRow, type LeftOutReason, type Transaction } from "../reading/read-row";
import { accountsOf, findHead, readTable, type Columns } from "../reading/read-table";
import { judgeDates, latestBankDay } from "../reading/statement-days";
import type { BankLayout, DateOrder } from "./bank-layout";
import { plainIban } from "./cells";
import { statementLimits } from "./statement-limits";

export const MOST_STATEMENT_BYTES = 2 * 1024 * 1024;
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

/** When a file is read, and the order of its dates where somebody has said it. */
export interface Reading {
  today: string;
  dateOrder?: DateOrder;
}

/**
 * Reads a bank's file by its layout. Lines without a date continue the details of the one before;
 * lines whose date, amount, direction or currency cannot be used, or whose day has not come, are left
 * out and named. Refuses what is no text or no table, is larger than a statement, lacks a column, is of
 * another account than `iban`, has dates of which nobody can say what they mean, more than 5,000
 * transactions or none at all.
 */
export function readStatement(
  bytes: Uint8Array,
  layout: BankLayout,
  iban: string,
  reading: Reading = { today: dayOf(new Date().toISOString()) },
): ReadStatement | StatementRefusal {
  const opened = openStatement(bytes, layout.encoding);
  if (opened.kind !== "text") return opened;
  const table = readTable(opened.text, layout);
  if (table === "too-long-cell") return { kind: table, line: undefined };
  if (table === "no-table") return { kind: table };
  const head = findHead(table, layout);
  if ("missing" in head) return { kind: "columns", missing: head.missing };
  const rows = table.slice(head.first);
  const accounts = accountsOf(table.slice(0, head.first), rows, head.columns);
  const own = plainIban(iban);
  const foreign = accounts.find((one) => one !== own);
  const isPreambleOurs = head.columns.accountColumn === undefined && accounts.includes(own);
  if (foreign && !isPreambleOurs) return { kind: "foreign", iban: foreign };
  const latest = latestBankDay(reading.today);
  const dated = rows.map((cells) => cellsOf(cells, head.columns)).filter((row) => row.hasAmount);
  const dates = reading.dateOrder
    ? ({ kind: "order", order: reading.dateOrder } as const)
    : judgeDates(
        dated.map(({ date }) => date),
        layout.dateOrder,
        latest,
      );
  if (dates.kind === "ask") return dates;
  return readRows(rows, {
    first: head.first,
    columns: head.columns,
    latest,
    layout: { ...layout, dateOrder: dates.order },
    otherOrder: dates.order === layout.dateOrder ? undefined : dates.order,
    namesAccount: accounts.length > 0,
  });
}

/** The text of a file that may be read, or why it may not; cheap, whatever the file is. */
export function openStatement(
  bytes: Uint8Array,
  encoding: BankLayout["encoding"],
): { kind: "text"; text: string } | StatementRefusal {
  if (bytes.length === 0) return { kind: "empty" };
  const decoded = decodeStatement(bytes, encoding);
  if (decoded.kind !== "text") return decoded;
  if (decoded.text.trim() === "") return { kind: "empty" };
  return findExcess(decoded.text, statementLimits) ?? decoded;
}

function readRows(
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
