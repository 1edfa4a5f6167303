import { stringify } from "csv-stringify/sync";

import { inBatches } from "~/in-batches.server";

/**
 * Things as a CSV file that spreadsheets open as they are: UTF-8 with its mark, and no cell that a
 * spreadsheet would take for a formula. `rowOf` makes a row under the head of each of them.
 */
export async function csvFile<Item>(
  name: string,
  head: string[],
  items: Item[],
  rowOf: (item: Item) => (string | number)[],
): Promise<Response> {
  const parts = ["\uFEFF", stringify([head.map(neutralise)])];
  for await (const some of inBatches(items)) {
    parts.push(stringify(some.map((item) => rowOf(item).map(neutralise))));
  }
  return new Response(parts.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function neutralise(cell: string | number): string | number {
  return typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
