import { stringify } from "csv-stringify/sync";

import { inBatches } from "~/in-batches.server";

/**
 * Things as a CSV file that Romanian spreadsheets open as they are: UTF-8 with its mark, a semicolon
 * between cells, every cell in quotes, and none that a spreadsheet would take for a formula. `rowOf`
 * makes a row under the head of each of them.
 */
export async function csvFile<Item>(
  name: string,
  head: readonly string[],
  items: readonly Item[],
  rowOf: (item: Item) => string[],
): Promise<Response> {
  const rows = (cells: readonly (readonly string[])[]) =>
    stringify(
      cells.map((row) => row.map(neutralise)),
      { delimiter: ";", record_delimiter: "\r\n", quoted: true, quoted_empty: true },
    );
  const parts = ["\uFEFF", rows([head])];
  for await (const some of inBatches(items)) parts.push(rows(some.map(rowOf)));
  return new Response(parts.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

/** An amount in bani as a Romanian spreadsheet reads a number. */
export function csvAmount(bani: number): string {
  return (bani / 100).toFixed(2).replace(".", ",");
}

/**
 * Where a cell begins for some program: at its own beginning, and behind whatever might be taken for
 * the end of one by who reads the file with another separator or without its quotes.
 */
const BEGINNING = String.raw`(^|[;,|\t\v\f\r\n\u0085\u2028\u2029])`;

/** What makes a formula of a cell; some signs do so in wide letters too, and some behind a blank. */
const FORMULA = String.raw`["\u0020\u00a0]*[=+\-@＝＋－＠]`;

const dangerous = new RegExp(`${BEGINNING}(?='*${FORMULA})|^(?='*[\\t\\r\\n])`, "g");
const neutralised = new RegExp(`${BEGINNING}'(?='*${FORMULA})|^'(?='*[\\t\\r\\n])`, "g");

/**
 * A spreadsheet would run what begins like a formula: an apostrophe makes it text. What looks like
 * the result gets another, so that reading takes away exactly what writing added.
 */
export function neutralise(cell: string): string {
  return cell.replace(dangerous, "$1'");
}

/** A cell as it was before it was neutralised. */
export function restore(cell: string): string {
  return cell.replace(neutralised, "$1");
}
