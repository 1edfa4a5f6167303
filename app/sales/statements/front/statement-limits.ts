import type { TableLimits } from "~/platform/format/sent-table";

/** The longest files of banks have a fraction of each; what is larger was made to keep a machine busy. */
export const statementLimits = {
  lines: 20_000,
  cells: 100,
  cellLength: 10_000,
  separators: [";", ",", "\t"],
} as const satisfies TableLimits;

/** Characters of a row whose quotes hold several lines together. */
export const LONGEST_RECORD = 100_000;
