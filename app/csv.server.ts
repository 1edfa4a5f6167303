import { stringify } from "csv-stringify/sync";

/**
 * Rows as a CSV file that spreadsheets open as they are: UTF-8 with its mark, and no cell that a
 * spreadsheet would take for a formula.
 */
export function csvFile(name: string, rows: (string | number)[][]): Response {
  const body = stringify(rows.map((row) => row.map(neutralise)));
  return new Response(`\uFEFF${body}`, {
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
