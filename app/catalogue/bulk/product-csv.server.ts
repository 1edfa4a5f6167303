import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { parse } from "csv-parse";

import { restore } from "~/format/csv.server";
import { productColumns, type ProductCells } from "./product-cells.server";

/** Bytes read at a time. */
const PIECE = 64 * 1024;

export interface CsvRecord {
  /** The row number as in a spreadsheet, where the header is row 1. */
  row: number;
  cells: Partial<ProductCells>;
  /** Unknown columns in the header, or too many or too few cells. */
  fault?: { column: string; value: string; reason: "importColumn" | "importCells" };
}

/** The text of an uploaded file: UTF-8, else the encoding of older Romanian spreadsheets. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/** Parses a product file into cells by column; undefined when it is not a table. */
export async function readProductFile(text: string): Promise<CsvRecord[] | undefined> {
  const [head = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  const table = await readTable(text, count(";") > count(",") ? ";" : ",");
  if (!table) return undefined;
  const [header, ...rows] = table;
  if (!header) return undefined;
  const columns = header.map((name) => productColumns.find((column) => column === name.trim()));
  if (!columns.some((column) => column !== undefined)) return undefined;
  const unknown = columns.indexOf(undefined);
  const faults: CsvRecord[] =
    unknown < 0
      ? []
      : [
          {
            row: 1,
            cells: {},
            fault: { column: header[unknown] ?? "", value: "", reason: "importColumn" },
          },
        ];
  return [...faults, ...rows.map((cells, index) => toRecord(cells, index + 2, columns))];
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
    return { row, cells: {}, fault: { column: "", value, reason: "importCells" } };
  }
  const named = columns.flatMap((column, index) =>
    column ? [[column, restore(cells[index] ?? "")] as const] : [],
  );
  return { row, cells: Object.fromEntries(named) };
}
