import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { parse } from "csv-parse";

import { restore } from "~/format/csv.server";
import { productColumns, type ProductCells } from "./product-cells.server";

/** Bytes read at a time. */
const PIECE = 64 * 1024;

export interface CsvRecord {
  /** The row as a spreadsheet numbers it; the header is the first. */
  row: number;
  cells: Partial<ProductCells>;
  /** Columns of the header that are unknown, or cells too many or too few. */
  fault?: { column: string; value: string; reason: "importColumn" | "importCells" };
}

/** The text of an uploaded file: UTF-8, else what older Romanian spreadsheets save. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/** Reads a file of products, its cells by column; undefined when it is no table at all. */
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
    // A row of empty cells is one that a spreadsheet left behind.
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

/** A text piece by piece; between two of them the process answers others. */
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
