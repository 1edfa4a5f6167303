import { dayOf } from "~/platform/format/dates";
import { findExcess } from "~/platform/format/sent-table";

import { decodeStatement } from "../reading/decode-statement";
import { findHead } from "../reading/find-head";
import { cellsOf } from "../reading/read-row";
import { accountsOf, readTable } from "../reading/read-table";
import { judgeDates, latestBankDay } from "../reading/statement-days";
import type { BankLayout, DateOrder } from "./bank-layout";
import { plainIban } from "./cells";
import { statementLimits } from "./statement-limits";
import { type ReadStatement, type StatementRefusal, readRows } from "./statement-lines";

export const MOST_STATEMENT_BYTES = 2 * 1024 * 1024;

/** When a file is read, and the order of its dates where somebody has said it. */
export interface Reading {
  today: string;
  dateOrder?: DateOrder;
}

/**
 * Reads a bank's file by its layout. Lines without a date continue the details of the one before;
 * lines whose date, amount, direction or currency cannot be used, or whose day has not come, are left
 * out and named. Refuses what is no text or no table, is larger than a statement, lacks a column, is of
 * another account than `iban`, has dates of which nobody can say what they mean, more than 5,000
 * transactions or none at all.
 */
export function readStatement(
  bytes: Uint8Array,
  layout: BankLayout,
  iban: string,
  reading: Reading = { today: dayOf(new Date().toISOString()) },
): ReadStatement | StatementRefusal {
  const opened = openStatement(bytes, layout.encoding);
  if (opened.kind !== "text") return opened;
  const table = readTable(opened.text, layout);
  if (table === "too-long-cell") return { kind: table, line: undefined };
  if (table === "no-table") return { kind: table };
  const head = findHead(table, layout);
  if ("missing" in head) return { kind: "columns", missing: head.missing };
  const rows = table.slice(head.first);
  const accounts = accountsOf(table.slice(0, head.first), rows, head.columns);
  const own = plainIban(iban);
  const foreign = accounts.find((one) => one !== own);
  const isPreambleOurs = head.columns.accountColumn === undefined && accounts.includes(own);
  if (foreign && !isPreambleOurs) return { kind: "foreign", iban: foreign };
  const latest = latestBankDay(reading.today);
  const dated = rows.map((cells) => cellsOf(cells, head.columns)).filter((row) => row.hasAmount);
  const dates = reading.dateOrder
    ? ({ kind: "order", order: reading.dateOrder } as const)
    : judgeDates(
        dated.map(({ date }) => date),
        layout.dateOrder,
        latest,
      );
  if (dates.kind === "ask") return dates;
  return readRows(rows, {
    first: head.first,
    columns: head.columns,
    latest,
    layout: { ...layout, dateOrder: dates.order },
    otherOrder: dates.order === layout.dateOrder ? undefined : dates.order,
    namesAccount: accounts.length > 0,
  });
}

/** The text of a file that may be read, or why it may not; cheap, whatever the file is. */
export function openStatement(
  bytes: Uint8Array,
  encoding: BankLayout["encoding"],
): { kind: "text"; text: string } | StatementRefusal {
  if (bytes.length === 0) return { kind: "empty" };
  const decoded = decodeStatement(bytes, encoding);
  if (decoded.kind !== "text") return decoded;
  if (decoded.text.trim() === "") return { kind: "empty" };
  return findExcess(decoded.text, statementLimits) ?? decoded;
}
