import { CsvError, parse } from "csv-parse/sync";

import { foldText } from "~/platform/format/compare-texts";
import { isIban } from "~/platform/settings/company-identity";

import { type BankLayout, type ColumnField } from "../front/bank-layout";
import { plainIban } from "../front/cells";
import { LONGEST_RECORD } from "../front/statement-limits";

/** Where the head is looked for: banks write some twenty lines about the account before it. */
const LONGEST_PREAMBLE = 60;

const signs = { semicolon: ";", comma: ",", tab: "\t" } as const;

/** The cells by row; `auto` takes the separator that stands most often in the file's beginning. */
export function readTable(
  text: string,
  { separator }: BankLayout,
): string[][] | "no-table" | "too-long-cell" {
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
      max_record_size: LONGEST_RECORD,
    });
  } catch (error) {
    const isTooLong = error instanceof CsvError && error.code === "CSV_MAX_RECORD_SIZE";
    return isTooLong ? "too-long-cell" : "no-table";
  }
}

export type Columns = Partial<Record<ColumnField, number>>;

/** Where the transactions begin, and the place of each column that the layout names. */
export function findHead(
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

/** In the order in which those that are missing are named. */
const inHead = [
  "dateColumn",
  "amountColumn",
  "directionColumn",
  "creditColumn",
  "debitColumn",
  "detailsColumn",
  "payerColumn",
  "payerIbanColumn",
  "referenceColumn",
  "currencyColumn",
  "accountColumn",
] satisfies ColumnField[];

function namedColumns(layout: BankLayout): [ColumnField, string][] {
  return inHead.flatMap((field) => {
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
export function accountsOf(
  preamble: string[][],
  rows: string[][],
  { accountColumn }: Columns,
): string[] {
  const places =
    accountColumn === undefined
      ? preamble.flatMap((cells) => cells.flatMap(ibansIn))
      : [...new Set(rows.map((cells) => cells[accountColumn] ?? ""))].map(plainIban);
  return [...new Set(places.filter(isIban))];
}

/** The IBANs in a text, with or without spaces between their groups. */
function ibansIn(text: string): string[] {
  const found = text.toUpperCase().match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}/g) ?? [];
  return found.map((one) => plainIban(one).slice(0, one.startsWith("RO") ? 24 : 34));
}
