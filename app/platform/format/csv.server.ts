import { stringify } from "csv-stringify/sync";

/**
 * A CSV file that Romanian spreadsheets open without questions: UTF-8 with a byte order mark, cells
 * separated by semicolons and quoted, and no cell that a spreadsheet would run as a formula.
 * It is sent as it is made, a batch of items after the other; `rowOf` maps an item to its cells, in the
 * order of `head`.
 */
export async function csvFile<Item>(
  name: string,
  head: readonly string[],
  batches: AsyncIterable<readonly Item[]>,
  rowOf: (item: Item) => string[],
): Promise<Response> {
  return new Response(await textStream(csvParts(head, batches, rowOf)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

async function* csvParts<Item>(
  head: readonly string[],
  batches: AsyncIterable<readonly Item[]>,
  rowOf: (item: Item) => string[],
): AsyncGenerator<string, void> {
  let before = csvText(head, []);
  for await (const items of batches) {
    yield before + csvRows(items.map(rowOf));
    before = "";
  }
  if (before) yield before;
}

/** The text of such a file. */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvRows([head, ...rows])}`;
}

function csvRows(cells: readonly (readonly string[])[]): string {
  return stringify(
    cells.map((row) => row.map((cell) => (NEGATIVE.test(cell) ? cell : neutralise(cell)))),
    { delimiter: ";", record_delimiter: "\r\n", quoted: true, quoted_empty: true },
  );
}

/**
 * The text of a file that another program reads: cells are quoted where they have to be, without a byte
 * order mark, and none is a formula either.
 */
export function plainCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (cell === "@" ? cell : neutralise(cell))));
  return stringify(cells, { record_delimiter: "\r\n" });
}

/** A number below zero is no formula, and has to stay one that a spreadsheet can add up. */
const NEGATIVE = /^-\d+(?:,\d+)?$/;

/** An amount in bani in the form that a Romanian spreadsheet reads as a number. */
export function csvAmount(bani: number): string {
  return (bani / 100).toFixed(2).replace(".", ",");
}

/**
 * Where a program may see the beginning of a cell: at its real beginning, and after each character
 * that ends a cell for a program that expects another separator or ignores the quotes.
 */
const BEGINNING = String.raw`(^|[;,|\t\v\f\r\n\u0085\u2028\u2029])`;

/**
 * What turns a cell into a formula. Some signs do so in their full-width form or behind a space
 * too.
 */
const FORMULA = String.raw`["\u0020\u00a0]*[=+\-@＝＋－＠]`;

const dangerous = new RegExp(`${BEGINNING}(?='*${FORMULA})|^(?='*[\\t\\r\\n])`, "g");
const neutralised = new RegExp(`${BEGINNING}'(?='*${FORMULA})|^'(?='*[\\t\\r\\n])`, "g");

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Text that already looks
 * so treated gets another one, so that reading removes exactly what writing added.
 */
export function neutralise(cell: string): string {
  return cell.replace(dangerous, "$1'");
}

/** Reverses `neutralise`. */
export function restore(cell: string): string {
  return cell.replace(neutralised, "$1");
}

/**
 * A text as a response body that is made while it is sent: the next part is read only when the last one has been
 * sent. The first part is made before the answer begins, so that a failed read can still be answered as an error.
 */
export async function textStream(
  parts: AsyncGenerator<string, void>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const first = await parts.next();
  return new ReadableStream({
    start(controller) {
      if (first.done) controller.close();
      else controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return();
    },
  });
}
