import { parse } from "csv-parse/sync";

import { restore } from "~/platform/format/csv.server";
import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { decodeText, findControlSign, findExcess } from "~/platform/format/sent-table";
import { leiFault, readWhole } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";

import { MOST_AT_ONCE, MOST_IN_ALL, readArticle, type Article } from "../article";
import { packPriceMessage, packPrices } from "./save-item.server";

/**
 * The columns of a count's file, by their heads. Those of an article's name and unit are for its reader alone; what is
 * on hand and the version tell what the file was made of, so that nothing newer is overwritten.
 */
export const countColumns = {
  article: "articol",
  name: "denumire",
  unit: "unitate",
  seen: "stoc_acum",
  onHand: "stoc",
  least: "stoc_minim",
  supplier: "furnizor",
  supplierCode: "cod_furnizor",
  pack: "ambalaj",
  minimum: "comanda_minima",
  price: "pret_ambalaj",
  version: "versiune",
} as const;

type Column = keyof typeof countColumns;
type WholeColumn = "onHand" | "seen" | "least" | "pack" | "minimum" | "version";

/** A supplier's code of an article has no more characters. */
export const MOST_CODE = 60;

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
  /** What the file says that there was, below zero where it is owed. */
  seen: number | undefined;
  /** The version of the article's row that the file was made of, 0 of one that was not kept. */
  version: number | undefined;
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
  if ("brokenAt" in table) return whole(message("countQuotes"), table.brokenAt);
  const { head, rows } = table;
  if (!head) return whole(countFileMessage());
  const columns = head.map((name) => columnOf(name));
  const names = Object.values(countColumns).join(", ");
  if (!columns.includes("article")) return whole(message("countColumns", { names }));
  const faults: LineFault[] = head.flatMap((name, index) =>
    isKnownOnce(name, index, columns)
      ? []
      : [{ line: 1, column: name.trim(), fault: message("countHead", { names }) }],
  );
  const read: CountedArticle[] = [];
  const lineOf = new Map<string, number>();
  for (const { cells, line } of rows) {
    if (cells.some((cell, index) => cell.trim() !== "" && !head[index]?.trim())) {
      faults.push({ line, column: "", fault: message("countCells") });
    }
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

/** Whether a head is one of ours, for the first time; columns without any are looked at by their cells. */
function isKnownOnce(
  name: string,
  index: number,
  columns: readonly (Column | undefined)[],
): boolean {
  const column = columns[index];
  return column ? columns.indexOf(column) === index : name.trim() === "";
}

/** The cells of the file with the lines they end on, or the line on which a quote breaks it. */
function readTable(text: string, delimiter: string) {
  let line = 0;
  try {
    const rows: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      on_record: (record, { lines: at }) => {
        line = at;
        return record;
      },
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    const table = rows as { record: string[]; info: { lines: number } }[];
    const [head, ...rest] = table;
    const lines = rest.map(({ record, info }) => ({ cells: record, line: info.lines }));
    return { head: head?.record, rows: lines };
  } catch {
    return { brokenAt: line + 1 };
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
  const read = (column: WholeColumn, rule: string, bounds: { min: number; max: number }) => {
    const typed = cells[column];
    if (!typed) return undefined;
    const { value, fault } = readWhole(typed, rule, bounds);
    return fault === undefined ? value : told(column, fault);
  };
  const whole = (column: WholeColumn, min: number, max: number = MOST_AT_ONCE) =>
    read(column, message("wholeBetween", { min, max }), { min, max });
  // These come from the app, and come back as they were.
  const any = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
  const fault = price ? leiFault(price, packPriceMessage(), packPrices) : undefined;
  if (fault) told("price", fault);
  const code = supplierCode ?? "";
  if (code.length > MOST_CODE) told("supplierCode", message("tooLong", { count: MOST_CODE }));
  return {
    line,
    article,
    onHand: whole("onHand", 0, MOST_IN_ALL),
    seen: read("seen", message("wholeNumber"), any),
    version: read("version", message("wholeNumber"), any),
    least: whole("least", 0),
    supplier: supplier || undefined,
    supplierCode: code || undefined,
    pack: whole("pack", 1),
    minimum: whole("minimum", 1),
    priceBani: price && !fault ? parseLei(price) : undefined,
  };
}
