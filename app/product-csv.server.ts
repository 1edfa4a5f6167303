import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

import { productColumns, type ProductCells } from "~/models/product-cells.server";

export interface CsvRecord {
  /** The row as a spreadsheet numbers it; the header is the first. */
  row: number;
  cells: Partial<ProductCells>;
  /** Columns of the header that are unknown, or cells too many or too few. */
  fault?: { column: string; value: string; reason: "importColumn" | "importCells" };
}

/**
 * Products as a file that Romanian spreadsheets open: a semicolon between cells, a mark that says
 * UTF-8, a decimal comma. No cell is taken for a formula.
 */
export function writeProductFile(products: ProductCells[]): string {
  const rows = products.map((cells) => productColumns.map((column) => neutralise(cells[column])));
  const options = { bom: true, delimiter: ";", record_delimiter: "\r\n" };
  return stringify([[...productColumns], ...rows], options);
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
export function readProductFile(text: string): CsvRecord[] | undefined {
  const [head = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  const delimiter = count(";") > count(",") ? ";" : ",";
  let table: string[][];
  try {
    table = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      // A row of empty cells is one that a spreadsheet left behind.
      skip_records_with_empty_values: true,
    });
  } catch {
    return undefined;
  }
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

/**
 * A spreadsheet would run a cell that begins like a formula: an apostrophe makes it text. One that
 * looks like the result gets another, so that reading takes away exactly what writing added.
 */
function neutralise(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function restore(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
