import type { DocumentLine } from "~/sales/billing/document-content";
import type { PaymentMethod } from "~db/schema";

/** The journals, and how their files are called. */
export const journalFiles = {
  sales: "vanzari",
  payments: "plati",
  documents: "documente",
  vat: "decont-tva",
} as const;

export type JournalName = keyof typeof journalFiles;

export const journalNames = Object.keys(journalFiles) as JournalName[];

/** What the bookkeeping program SAGA C imports, by the name in the file's address. */
export const sagaFiles = {
  invoices: "saga-facturi.xml",
  receipts: "saga-incasari.xml",
} as const;

export type SagaFile = keyof typeof sagaFiles;

/** The documents of a period as SmartBill Cloud takes invoices: a file for each, in one. */
export const smartBillFile = "smartbill-facturi.zip";

/** How one of its files is sent (SmartBill REST API, "Emitere factura"). */
export const smartBillCommand =
  'curl -u "EMAIL:TOKEN" -H "Content-Type: application/json" -d @FF-000001.json https://ws.smartbill.ro/SBORO/api/invoice';

export const sagaNames = Object.keys(sagaFiles) as SagaFile[];

/**
 * The account to which a line is booked: what the workshop makes, services, and advances of customers
 * (chart of accounts, OMFP 1802/2014).
 */
export const sagaAccounts = {
  piece: "701",
  reduction: "701",
  transport: "704",
  carrying: "704",
  assembly: "704",
  advance: "419",
} as const satisfies Record<DocumentLine["kind"], string>;

/** The account in which money arrives: the bank, cards that the bank has still to settle, the cash box. */
export const sagaTreasuries = {
  bank_transfer: "5121",
  card: "5125",
  cash_on_delivery: "5311",
} as const satisfies Record<PaymentMethod, string>;

/** Which journal a file's name asks for, and in which form, or what for a program; undefined where there is no such file. */
export function readFileName(
  file: string,
):
  | { journal: JournalName; ending: "csv" | "xlsx" }
  | { saga: SagaFile }
  | { smartBill: true }
  | undefined {
  if (file === smartBillFile) return { smartBill: true };
  const saga = sagaNames.find((one) => sagaFiles[one] === file);
  if (saga) return { saga };
  const [name, ending, ...rest] = file.split(".");
  const journal = journalNames.find((one) => journalFiles[one] === name);
  if (!journal || rest.length > 0 || (ending !== "csv" && ending !== "xlsx")) return undefined;
  return { journal, ending };
}

/** The most rows of one journal; a shop with 1,000 orders a month has fewer in two years. */
export const MOST_ROWS = 50_000;
