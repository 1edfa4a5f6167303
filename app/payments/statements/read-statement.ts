import { parse } from "csv-parse/sync";

import { foldText } from "~/format/fold";
import { oneLine } from "~/format/one-line";
import { isIban } from "~/shop/company-identity";

import type { BankLayout, ColumnField } from "./bank-layout";
import { plainIban, readAmount, readDay } from "./cells";

export const MOST_STATEMENT_BYTES = 2 * 1024 * 1024;
export const MOST_STATEMENT_ROWS = 5000;

/** Where the head is looked for: banks write some twenty lines about the account before it. */
const LONGEST_PREAMBLE = 60;
/** Of what is left out so many lines are kept; their number is always given in full. */
const SHOWN_LEFT_OUT = 100;
const LONGEST_DETAILS = 1000;

/** A transaction as the bank wrote it; `line` is its row of the file, counted from 1. */
export interface Transaction {
  line: number;
  bookedOn: string;
  /** Below zero what left the account. */
  amountBani: number;
  details: string;
  payer: string;
  payerIban: string;
  reference: string;
}

/** A line that holds no transaction that can be used, and why. */
export interface LeftOut {
  line: number;
  reason: "date" | "amount" | "currency";
  text: string;
}

export interface ReadStatement {
  kind: "read";
  transactions: Transaction[];
  leftOut: LeftOut[];
  leftOutCount: number;
  /** Whether the file says whose account it is about. */
  namesAccount: boolean;
}

export type StatementRefusal =
  | { kind: "empty" }
  | { kind: "encoding" }
  | { kind: "no-table" }
  | { kind: "columns"; missing: string }
  | { kind: "dates" }
  | { kind: "amounts" }
  | { kind: "none" }
  | { kind: "too-many" }
  /** The statement is of this account, which is not the bank's as it is kept. */
  | { kind: "foreign"; iban: string };

/**
 * Reads a bank's file by its layout. Lines without a date continue the details of the one before;
 * lines whose date, amount or currency cannot be used are left out and named. Refuses what is no
 * text or no table, lacks a column, is of another account than `iban`, has more than 5,000
 * transactions or none at all.
 */
export function readStatement(
  bytes: Uint8Array,
  layout: BankLayout,
  iban: string,
): ReadStatement | StatementRefusal {
  if (bytes.length === 0) return { kind: "empty" };
  const text = decode(bytes, layout.encoding);
  if (text === undefined) return { kind: "encoding" };
  if (text.trim() === "") return { kind: "empty" };
  const table = readTable(text, layout);
  if (!table) return { kind: "no-table" };
  const head = findHead(table, layout);
  if ("missing" in head) return { kind: "columns", missing: head.missing };
  const rows = table.slice(head.first);
  const accounts = accountsOf(table.slice(0, head.first), rows, head.columns);
  const own = plainIban(iban);
  const foreign = accounts.find((one) => one !== own);
  const isPreambleOurs = head.columns.accountColumn === undefined && accounts.includes(own);
  if (foreign && !isPreambleOurs) return { kind: "foreign", iban: foreign };
  return readRows(rows, { layout, ...head, namesAccount: accounts.length > 0 });
}

/** The text of a file, undefined where it is none in this encoding. */
function decode(bytes: Uint8Array, encoding: BankLayout["encoding"]): string | undefined {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  try {
    const text = new TextDecoder(hasMark ? "utf-8" : encoding, { fatal: true }).decode(bytes);
    // Letters and lines are text; nothing that a bank writes has other control signs.
    return /[^\P{Cc}\t\n\r\u0080-\u009f]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const signs = { semicolon: ";", comma: ",", tab: "\t" } as const;

/** The cells by row; `auto` takes the separator that stands most often in the file's beginning. */
function readTable(text: string, { separator }: BankLayout): string[][] | undefined {
  const beginning = text.slice(0, 20_000);
  const countOf = (sign: string) => beginning.split(sign).length;
  const [likeliest = ";"] = Object.values(signs).sort((a, b) => countOf(b) - countOf(a));
  try {
    return parse(text, {
      bom: true,
      delimiter: separator === "auto" ? likeliest : signs[separator],
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 100_000,
    });
  } catch {
    return undefined;
  }
}

type Columns = Partial<Record<ColumnField, number>>;

/** Where the transactions begin, and the place of each column that the layout names. */
function findHead(
  table: string[][],
  layout: BankLayout,
): { first: number; columns: Columns } | { missing: string } {
  const wanted = namedColumns(layout);
  const isPlaces = wanted.every(([, name]) => /^\d{1,2}$/.test(name));
  if (isPlaces) {
    const columns = wanted.map(([field, name]) => [field, Number(name) - 1] as const);
    return { first: layout.skipRows, columns: Object.fromEntries(columns) };
  }
  let nearest = wanted.map(([, name]) => name);
  for (let at = layout.skipRows; at < Math.min(table.length, LONGEST_PREAMBLE); at += 1) {
    const cells = (table[at] ?? []).map(foldText);
    const columns = wanted.map(([field, name]) => [field, placeOf(name, cells)] as const);
    const missing = wanted.filter((_, index) => columns[index]?.[1] === -1).map(([, name]) => name);
    if (missing.length === 0) return { first: at + 1, columns: Object.fromEntries(columns) };
    if (missing.length < nearest.length) nearest = missing;
  }
  return { missing: nearest.join(", ") };
}

function namedColumns(layout: BankLayout): [ColumnField, string][] {
  const fields = [
    ...(["dateColumn", "amountColumn", "creditColumn", "debitColumn", "detailsColumn"] as const),
    ...(["payerColumn", "payerIbanColumn", "referenceColumn"] as const),
    ...(["currencyColumn", "accountColumn"] as const),
  ];
  return fields.flatMap((field) => {
    const name = layout[field].trim();
    return name === "" ? [] : [[field, name] as [ColumnField, string]];
  });
}

function placeOf(name: string, head: string[]): number {
  return /^\d{1,2}$/.test(name) ? Number(name) - 1 : head.indexOf(foldText(name));
}

/**
 * The accounts that the file says it is about: in a column of its own, else in the lines before the
 * head.
 */
function accountsOf(preamble: string[][], rows: string[][], { accountColumn }: Columns): string[] {
  const places =
    accountColumn === undefined
      ? preamble.flatMap((cells) => cells.flatMap(ibansIn))
      : rows.map((cells) => plainIban(cells[accountColumn] ?? ""));
  return [...new Set(places.filter(isIban))];
}

/** The IBANs in a text, with or without spaces between their groups. */
function ibansIn(text: string): string[] {
  const found = text.toUpperCase().match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}/g) ?? [];
  return found.map((one) => plainIban(one).slice(0, one.startsWith("RO") ? 24 : 34));
}

function readRows(
  rows: string[][],
  {
    layout,
    first,
    columns,
    namesAccount,
  }: { layout: BankLayout; first: number; columns: Columns; namesAccount: boolean },
): ReadStatement | StatementRefusal {
  const transactions: Transaction[] = [];
  const leftOut: LeftOut[] = [];
  // Whether the line before is a transaction, which one without a date goes on with.
  let isOpen = false;
  for (const [index, cells] of rows.entries()) {
    const row = readRow(cells, columns, layout);
    const line = first + index + 1;
    if (row.kind === "continued") {
      const last = transactions.at(-1);
      if (isOpen && last) {
        last.details = `${last.details} ${row.details}`.trim().slice(0, LONGEST_DETAILS);
      }
      continue;
    }
    isOpen = row.kind === "transaction";
    if (row.kind === "transaction") transactions.push({ line, ...row.transaction });
    else leftOut.push({ line, reason: row.kind, text: oneLine(cells.join(" | ")).slice(0, 200) });
    if (transactions.length > MOST_STATEMENT_ROWS) return { kind: "too-many" };
  }
  if (transactions.length === 0) return { kind: refusalOf(leftOut) };
  return {
    kind: "read",
    transactions,
    leftOut: leftOut.slice(0, SHOWN_LEFT_OUT),
    leftOutCount: leftOut.length,
    namesAccount,
  };
}

/** Why nothing of a file can be used. */
function refusalOf(leftOut: LeftOut[]): "dates" | "amounts" | "none" {
  const isOf = (reason: LeftOut["reason"]) => leftOut.some((one) => one.reason === reason);
  if (isOf("amount")) return "amounts";
  return isOf("date") ? "dates" : "none";
}

type Row =
  | { kind: "transaction"; transaction: Omit<Transaction, "line"> }
  | { kind: "continued"; details: string }
  | { kind: LeftOut["reason"] };

function readRow(cells: string[], columns: Columns, layout: BankLayout): Row {
  const cell = (field: ColumnField) => oneLine(cells[columns[field] ?? -1] ?? "");
  const details = cell("detailsColumn").slice(0, LONGEST_DETAILS);
  const written = [cell("amountColumn"), cell("creditColumn"), cell("debitColumn")];
  if (cell("dateColumn") === "" && written.every((one) => one === "")) {
    return { kind: "continued", details };
  }
  const bookedOn = readDay(cell("dateColumn"), layout.dateOrder);
  if (!bookedOn) return { kind: "date" };
  const currency = cell("currencyColumn").toUpperCase();
  if (!["", "RON", "LEI"].includes(currency)) return { kind: "currency" };
  const amountBani = amountOf(written, layout);
  if (amountBani === undefined) return { kind: "amount" };
  const transaction = {
    bookedOn,
    amountBani,
    details,
    payer: cell("payerColumn").slice(0, 200),
    payerIban: plainIban(cell("payerIbanColumn")).slice(0, 40),
    reference: cell("referenceColumn").slice(0, 100),
  };
  return { kind: "transaction", transaction };
}

/** What came, less what went; a bank writes what went with or without a minus. */
function amountOf(written: string[], layout: BankLayout): number | undefined {
  const [signed, credit, debit] = written.map((cell) =>
    cell === "" ? 0 : readAmount(cell, layout.decimalSign),
  );
  if (signed === undefined || credit === undefined || debit === undefined) return undefined;
  if (written.every((cell) => cell === "")) return undefined;
  return signed + credit - Math.abs(debit);
}
