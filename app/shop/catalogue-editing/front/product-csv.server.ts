import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { parse } from "csv-parse";

import { inBatches } from "~/platform/basics/in-batches.server";
import { restore } from "~/platform/format/csv.server";
import { decodeText, findExcess, type Excess } from "~/platform/format/sent-table";
import { message } from "~/platform/forms/validation-message";

import { productColumns, type ProductCells } from "./product-cells.server";

/** Rows worked on at a time; between them the process answers other requests. */
const ROWS_AT_ONCE = 500;

/** Bytes read at a time. */
const PIECE = 64 * 1024;

export interface CsvRecord {
  /** The row number as in a spreadsheet, where the header is row 1. */
  row: number;
  cells: Partial<ProductCells>;
  /** An unknown column in the header, or too many or too few cells; `reason` is a message. */
  fault?: { column: string; value: string; reason: string };
}

/** Rows of text in several lines are counted by the line; separators in texts count too. */
const most = { lines: 100_000, cells: 2_000, cellLength: 100_000 };

export type OpenedFile =
  | { kind: "text"; text: string }
  /** No text, or no table. */
  | { kind: "broken" }
  | (Excess & { most: number });

/**
 * The text of an uploaded file: UTF-8, UTF-16, else the encoding of older Romanian spreadsheets. Refuses what
 * is no text, and more lines, cells or characters than products have, before anything is made of them. Other
 * requests are answered before each pass over the whole text.
 */
export async function openProductFile(bytes: Uint8Array): Promise<OpenedFile> {
  await setImmediate();
  const text = decodeText(bytes, ["utf-8", "windows-1250"]);
  await setImmediate();
  // A text holds no zero character, and PostgreSQL could not store one.
  if (text === undefined || text.includes("\u0000")) return { kind: "broken" };
  const excess = findExcess(text, { ...most, separators: [separatorOf(text)] });
  if (!excess) return { kind: "text", text };
  const limits = {
    "too-many-lines": most.lines,
    "too-many-cells": most.cells,
    "too-long-cell": most.cellLength,
  };
  return { ...excess, most: limits[excess.kind] };
}

/**
 * Parses a product file into cells by column; undefined when it is not a table. Its cells are separated
 * by semicolons, commas or tabs; a first line `sep=;`, which a spreadsheet reads and does not show, says
 * by which. A head that is not known is a fault by its name; where none is known the rows say nothing.
 */
export async function readProductFile(text: string): Promise<CsvRecord[] | undefined> {
  const [, named, rest = text] = /^\ufeff?"?sep=([;,\t])"?\r?\n([^]*)$/i.exec(text) ?? [];
  const table = await readTable(rest, named ?? separatorOf(rest));
  const [header, ...rows] = table ?? [];
  // Column names hold no control characters; a head that does belongs to a picture, a workbook or some other file.
  if (!header || header.some((name) => /\p{Cc}/u.test(name.trim()))) return undefined;
  const columns = header.map((name) => productColumns.find((column) => column === name.trim()));
  const faults = header.flatMap((name, index): CsvRecord[] =>
    columns[index] ? [] : [{ row: 1, cells: {}, fault: unknownColumn(name.trim()) }],
  );
  if (!columns.some((column) => column !== undefined)) return faults;
  const records: CsvRecord[] = [];
  for await (const some of inBatches(rows, ROWS_AT_ONCE)) {
    const first = records.length + 2;
    records.push(...some.map((cells, index) => toRecord(cells, first + index, columns)));
  }
  return [...faults, ...records];
}

/** The sign that the head has most of. */
function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

/** Names the unknown column, and the one that was meant if only its capitals differ, else all columns. */
function unknownColumn(name: string): NonNullable<CsvRecord["fault"]> {
  const meant = productColumns.find((column) => column.toLowerCase() === name.toLowerCase());
  const reason = meant
    ? message("importColumnMeant", { meant })
    : message("importColumn", { names: productColumns.join(", ") });
  return { column: name.slice(0, 60) || "–", value: "", reason };
}

async function readTable(text: string, delimiter: string): Promise<string[][] | undefined> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // Spreadsheets leave rows of empty cells behind.
    skip_records_with_empty_values: true,
  });
  try {
    const table: string[][] = [];
    for await (const cells of Readable.from(inPieces(text)).pipe(parser))
      table.push(cells as string[]);
    return table;
  } catch {
    return undefined;
  }
}

/** A text in chunks, between which the process can answer other requests. */
async function* inPieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
    await setImmediate();
  }
}

function toRecord(
  cells: string[],
  row: number,
  columns: (keyof ProductCells | undefined)[],
): CsvRecord {
  if (cells.length !== columns.length) {
    const value = cells.join(" | ").slice(0, 100);
    return { row, cells: {}, fault: { column: "", value, reason: message("importCells") } };
  }
  const named = columns.flatMap((column, index) =>
    column ? [[column, restore(cells[index] ?? "")] as const] : [],
  );
  return { row, cells: Object.fromEntries(named) };
}
