import { inBatches } from "~/platform/basics/in-batches.server";
import { csvAmount, csvFile } from "~/platform/format/csv.server";
import { FileLane } from "~/platform/format/make-file.server";

import type { JournalTable } from "../journals/journal-table";

/** Makes files one after the other; one of 50,000 rows takes some ten seconds and half a gigabyte. */
export const lane = new FileLane({ ms: 60_000, memoryMb: 1024, waiting: 3 });

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A journal as a file of an accountant's, its sums in the last row. */
export function journalCsv(name: string, { columns, rows, totals }: JournalTable) {
  return csvFile(
    name,
    columns.map(({ label }) => label),
    inBatches([...rows, totals]),
    (row) => row.map((cell, index) => csvCell(cell, columns[index]?.kind)),
  );
}

function csvCell(
  cell: string | number | null,
  kind: JournalTable["columns"][number]["kind"] | undefined,
): string {
  if (cell === null) return "";
  if (typeof cell === "number") {
    return kind === "money" ? csvAmount(cell) : String(cell).replace(".", ",");
  }
  return kind === "day" ? cell.replace(/^(\d+)-(\d+)-(\d+)$/, "$3.$2.$1") : cell;
}

/** The same as a workbook; undefined while too many are being made. */
export async function journalWorkbook(
  name: string,
  sheet: string,
  table: JournalTable,
): Promise<Response | undefined> {
  if (lane.isFull) return undefined;
  const bytes = await lane.make({ kind: "workbook", sheet, ...table });
  return new Response(bytes, {
    headers: {
      "Content-Type": WORKBOOK,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
