import { oneLine } from "~/platform/format/one-line";

import type { BankLayout, ColumnField } from "../front/bank-layout";
import { directed, plainIban, readAmount } from "../front/cells";
import { readDay } from "./day-cell";
import { readDirection, type Direction } from "./directions";
import type { Columns } from "./find-head";
import { plainReference } from "./plain-reference";

const LONGEST_DETAILS = 1000;

/** A transaction as the bank wrote it. */
export interface Transaction {
  bookedOn: string;
  /** Below zero what left the account. */
  amountBani: number;
  details: string;
  payer: string;
  payerIban: string;
  /** Empty where the bank wrote that it has none. */
  reference: string;
}

/**
 * Why a line is left out: no date or amount that can be read, a day that has not come, nothing that says
 * whether the money came or went, another currency, or neither date nor amount.
 */
export const leftOutReasons = [
  "date",
  "future",
  "amount",
  "direction",
  "currency",
  "nothing",
] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

type Row =
  | { kind: "transaction"; transaction: Transaction }
  /** A line without date and amount; what it says of the one before, or empty. */
  | { kind: "continued"; details: string }
  | { kind: "blank" }
  | { kind: Exclude<LeftOutReason, "nothing"> };

interface Context {
  layout: BankLayout;
  columns: Columns;
  directionColumns: readonly number[];
  latest: string;
}

/** The date of a row as it is written, and whether the row has an amount. */
export function cellsOf(cells: string[], columns: Columns) {
  const written = amountFields.map((field) => cellAt(cells, columns, field));
  return {
    date: cellAt(cells, columns, "dateColumn"),
    written,
    hasAmount: written.some((one) => one !== ""),
  };
}

const amountFields = ["amountColumn", "creditColumn", "debitColumn"] as const;

function cellAt(cells: string[], columns: Columns, field: ColumnField): string {
  return oneLine(cells[columns[field] ?? -1] ?? "");
}

/** Reads a line of the table by the layout. */
export function readRow(cells: string[], context: Context): Row {
  const { columns, layout } = context;
  const { date, written, hasAmount } = cellsOf(cells, columns);
  const cell = (field: ColumnField) => cellAt(cells, columns, field);
  const details = cell("detailsColumn").slice(0, LONGEST_DETAILS);
  if (date === "" && !hasAmount) {
    return cells.every((one) => one.trim() === "")
      ? { kind: "blank" }
      : { kind: "continued", details };
  }
  const bookedOn = readDay(date, layout.dateOrder);
  if (!bookedOn) return { kind: "date" };
  if (bookedOn > context.latest) return { kind: "future" };
  const currency = cell("currencyColumn").toUpperCase();
  if (!["", "RON", "LEI"].includes(currency)) return { kind: "currency" };
  const amount = amountOf(written, layout);
  if (amount === undefined) return { kind: "amount" };
  const direction = directionOf(cells, context);
  if (direction === "unsaid") return { kind: "direction" };
  const transaction = {
    bookedOn,
    amountBani: directed(amount, direction),
    details,
    payer: cell("payerColumn").slice(0, 200),
    payerIban: plainIban(cell("payerIbanColumn")).slice(0, 40),
    reference: plainReference(cell("referenceColumn").slice(0, 100)),
  };
  return { kind: "transaction", transaction };
}

/** What came, less what went; a bank writes what went with or without a minus. */
function amountOf(written: readonly string[], layout: BankLayout): number | undefined {
  const [signed, credit, debit] = written.map((cell) =>
    cell === "" ? 0 : readAmount(cell, layout.decimalSign),
  );
  if (signed === undefined || credit === undefined || debit === undefined) return undefined;
  if (written.every((cell) => cell === "")) return undefined;
  return signed + credit - Math.abs(debit);
}

/** What the letters beside the amount say; `unsaid` where they say nothing or contradict each other. */
function directionOf(
  cells: string[],
  { directionColumns }: Context,
): Direction | "unsaid" | undefined {
  const said = new Set(directionColumns.map((place) => readDirection(cells[place] ?? "")));
  const [first] = said;
  if (directionColumns.length === 0) return undefined;
  return said.size === 1 && first ? first : "unsaid";
}
