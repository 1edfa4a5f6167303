import { parse } from "csv-parse/sync";

import { restore } from "~/platform/format/csv.server";
import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { decodeText, findControlSign, findExcess } from "~/platform/format/sent-table";
import { leiFault, readWhole } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";

import { MOST_AT_ONCE, readArticle, type Article } from "../article";
import { packPriceMessage, packPrices } from "./save-item.server";

/** The columns of a count's file, by their heads; those of an article's name and unit are for its reader alone. */
export const countColumns = {
  article: "articol",
  name: "denumire",
  unit: "unitate",
  onHand: "stoc",
  least: "stoc_minim",
  supplier: "furnizor",
  supplierCode: "cod_furnizor",
  pack: "ambalaj",
  minimum: "comanda_minima",
  price: "pret_ambalaj",
} as const;

type Column = keyof typeof countColumns;

/** The most that a count's file may have. */
export const countLimits = { bytes: 1_000_000, lines: 3_000, cells: 40, cellLength: 300 } as const;

/** What is said of what is no such file, or one that is too large. */
export function countFileMessage(): string {
  return message("countFile", { most: countLimits.bytes / 1_000_000 });
}

/** What a line of the file says of an article; undefined where its cell is empty, which changes nothing. */
export interface CountedArticle {
  line: number;
  article: Article;
  onHand: number | undefined;
  least: number | undefined;
  /** The supplier's name. */
  supplier: string | undefined;
  supplierCode: string | undefined;
  pack: number | undefined;
  minimum: number | undefined;
  priceBani: number | undefined;
}

/** What is wrong with a line, from 1 for the heads; `column` is empty where it is the whole line. */
export interface LineFault {
  line: number;
  column: string;
  fault: string;
}

/**
 * Reads a count's file: a table with heads, its cells separated by semicolons, commas or tabs. Every fault is told by
 * its line; with one of them nothing is counted. Lines that say nothing of an article are left out.
 */
export function readCountFile(
  bytes: Uint8Array,
): { kind: "read"; rows: CountedArticle[] } | { kind: "faults"; faults: LineFault[] } {
  const whole = (fault: string, line = 1) => ({
    kind: "faults" as const,
    faults: [{ line, column: "", fault }],
  });
  const text = decodeText(bytes, ["utf-8", "windows-1250"]);
  if (text === undefined || findControlSign(text) !== undefined) return whole(countFileMessage());
  const delimiter = separatorOf(text);
  const excess = findExcess(text, { ...countLimits, separators: [delimiter] });
  if (excess) return whole(message("countTooMuch"), "line" in excess ? excess.line : 1);
  const table = readTable(text, delimiter);
  if (!table?.head) return whole(countFileMessage());
  const { head, rows } = table;
  const columns = head.map((name) => columnOf(name));
  if (!columns.includes("article")) {
    const names = Object.values(countColumns).join(", ");
    return whole(message("countColumns", { names }));
  }
  const faults: LineFault[] = [];
  const read: CountedArticle[] = [];
  const lineOf = new Map<string, number>();
  for (const { cells, line } of rows) {
    const row = readRow(cellsOf(cells, columns), line, faults);
    if (!row) continue;
    const key = JSON.stringify(row.article);
    const before = lineOf.get(key);
    if (before !== undefined) {
      const fault = message("countTwice", { line: before });
      faults.push({ line, column: countColumns.article, fault });
    }
    lineOf.set(key, line);
    read.push(row);
  }
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "read", rows: read };
}

/** The sign that the heads have most of. */
function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

function columnOf(name: string): Column | undefined {
  const names = Object.entries(countColumns) as [Column, string][];
  return names.find(([, head]) => head === name.trim().toLowerCase())?.[0];
}

function readTable(text: string, delimiter: string) {
  try {
    const rows: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    const table = rows as { record: string[]; info: { lines: number } }[];
    const [head, ...rest] = table;
    const lines = rest.map(({ record, info }) => ({ cells: record, line: info.lines }));
    return { head: head?.record, rows: lines };
  } catch {
    return undefined;
  }
}

function cellsOf(cells: readonly string[], columns: readonly (Column | undefined)[]) {
  const named: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) {
    if (column) named[column] = oneLine(restore(cells[index] ?? ""));
  }
  return named;
}

function readRow(
  cells: Partial<Record<Column, string>>,
  line: number,
  faults: LineFault[],
): CountedArticle | undefined {
  const told = (column: Column, fault: string) => {
    faults.push({ line, column: countColumns[column], fault });
    return undefined;
  };
  const { article: key = "", supplier, supplierCode, price } = cells;
  const says = ["onHand", "least", "supplier", "supplierCode", "pack", "minimum", "price"] as const;
  if (says.every((column) => !cells[column])) return undefined;
  const article = readArticle(key);
  if (!article) return told("article", message("countArticle"));
  const whole = (column: "onHand" | "least" | "pack" | "minimum", min: number) => {
    const typed = cells[column];
    if (!typed) return undefined;
    const range = message("wholeBetween", { min, max: MOST_AT_ONCE });
    const { value, fault } = readWhole(typed, range, { min, max: MOST_AT_ONCE });
    return fault === undefined ? value : told(column, fault);
  };
  const fault = price ? leiFault(price, packPriceMessage(), packPrices) : undefined;
  if (fault) told("price", fault);
  return {
    line,
    article,
    onHand: whole("onHand", 0),
    least: whole("least", 0),
    supplier: supplier || undefined,
    supplierCode: supplierCode?.slice(0, 60) || undefined,
    pack: whole("pack", 1),
    minimum: whole("minimum", 1),
    priceBani: price && !fault ? parseLei(price) : undefined,
  };
}
