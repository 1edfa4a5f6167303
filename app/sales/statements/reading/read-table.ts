import { CsvError, parse } from "csv-parse/sync";

import { isIban } from "~/platform/settings/company-identity";

import type { BankLayout } from "../front/bank-layout";
import { plainIban } from "../front/cells";
import { LONGEST_RECORD } from "../front/statement-limits";
import type { Columns } from "./find-head";

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
