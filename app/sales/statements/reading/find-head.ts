import { foldText } from "~/platform/format/compare-texts";

import type { BankLayout, ColumnField } from "../front/bank-layout";

/** Where the head is looked for: banks write some twenty lines about the account before it. */
const LONGEST_PREAMBLE = 60;

export type Columns = Partial<Record<ColumnField, number>>;

/** Where the transactions begin, and the place of each column that the layout names. */
export function findHead(
  table: string[][],
  layout: BankLayout,
): { first: number; columns: Columns } | { missing: string } {
  const wanted = namedColumns(layout);
  const isPlaces = wanted.every(([, name]) => /^\d{1,2}$/.test(name));
  if (isPlaces) {
    const columns = wanted.map(([field, name]) => [field, Number(name) - 1] as const);
    return { first: layout.skipRows, columns: Object.fromEntries(columns) };
  }
  let nearest = wanted.map(([, name]) => name);
  for (let at = layout.skipRows; at < Math.min(table.length, LONGEST_PREAMBLE); at += 1) {
    const cells = (table[at] ?? []).map(foldText);
    const columns = wanted.map(([field, name]) => [field, placeOf(name, cells)] as const);
    const missing = wanted.filter((_, index) => columns[index]?.[1] === -1).map(([, name]) => name);
    if (missing.length === 0) return { first: at + 1, columns: Object.fromEntries(columns) };
    if (missing.length < nearest.length) nearest = missing;
  }
  return { missing: nearest.join(", ") };
}

/** In the order in which those that are missing are named. */
const inHead = [
  "dateColumn",
  "amountColumn",
  "directionColumn",
  "creditColumn",
  "debitColumn",
  "detailsColumn",
  "payerColumn",
  "payerIbanColumn",
  "referenceColumn",
  "currencyColumn",
  "accountColumn",
] satisfies ColumnField[];

function namedColumns(layout: BankLayout): [ColumnField, string][] {
  return inHead.flatMap((field) => {
    const name = layout[field].trim();
    return name === "" ? [] : [[field, name] as [ColumnField, string]];
  });
}

function placeOf(name: string, head: string[]): number {
  return /^\d{1,2}$/.test(name) ? Number(name) - 1 : head.indexOf(foldText(name));
}
