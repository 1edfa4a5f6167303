import type { TFunction } from "~/platform/i18n/translate";

export type T = TFunction<["office-bookkeeping", "office-orders", "order"]>;
type Cell = string | number | null;

/** A journal as a table; money in bani, days as `YYYY-MM-DD`. The last row is the sums of the others. */
export interface JournalTable {
  columns: { label: string; kind: "text" | "money" | "day" | "number" }[];
  rows: Cell[][];
  totals: Cell[];
}

interface Column<Item> {
  label: string;
  kind: JournalTable["columns"][number]["kind"];
  cell: (item: Item) => Cell;
}

export function tableOf<Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  total: string,
): JournalTable {
  const rows = items.map((item) => columns.map(({ cell }) => cell(item)));
  const sums = columns.map(({ kind }, index) =>
    kind === "money" ? rows.reduce((sum, row) => sum + Number(row[index] ?? 0), 0) : null,
  );
  return {
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    rows,
    totals: [total, ...sums.slice(1)],
  };
}
