import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { parse } from "csv-parse";

import { inBatches } from "~/platform/basics/in-batches.server";
import { restore } from "~/platform/format/csv.server";
import { message } from "~/platform/forms/validation-message";

import { productColumns, type ProductCells } from "../front/product-cells.server";
import { separatorOf } from "../front/product-csv.server";

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
