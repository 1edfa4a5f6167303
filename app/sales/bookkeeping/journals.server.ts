import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import type { JournalName } from "./journals";
import {
  countFiscalDocuments,
  findUneven,
  listFiscalDocuments,
  sumTaxes,
  type FiscalDocument,
} from "./journals/fiscal-documents.server";
import {
  documentsTable,
  paymentsTable,
  salesTable,
  type JournalTable,
} from "./journals/journal-tables";
import { countPayments, listPayments, sumByMethod } from "./journals/listed-payments.server";
import { isTooLong, MOST_ROWS, type Period } from "./period";

/** The sums of a period's journals; bani. */
export interface JournalSummary {
  kind: "summary";
  documents: number;
  taxes: FiscalDocument["taxes"];
  netBani: number;
  vatBani: number;
  /** Documents whose rates do not add up to their own sums. */
  uneven: string[];
  payments: number;
  methods: { method: PaymentMethod; amountBani: number }[];
  paidBani: number;
}

/** Why a period has no journals: more than 24 months, or more than 50,000 rows. */
export type PeriodRefusal = { kind: "too-long" } | { kind: "too-many" };

/**
 * What a period's journals add up to. The sums of documents are what the documents themselves say, in the
 * period in which their VAT falls due.
 */
export async function summariseJournals(
  period: Period,
  db: Db = shopDatabase(),
): Promise<JournalSummary | PeriodRefusal> {
  const refusal = await refusePeriod(period, db);
  if (refusal) return refusal;
  const documents = await listFiscalDocuments(period, "taxed", db);
  const payments = await listPayments(period, db);
  const sum = (of: "netBani" | "vatBani") => documents.reduce((all, one) => all + one[of], 0);
  const methods = sumByMethod(payments);
  return {
    kind: "summary",
    documents: documents.length,
    taxes: sumTaxes(documents),
    netBani: sum("netBani"),
    vatBani: sum("vatBani"),
    uneven: findUneven(documents),
    payments: payments.length,
    methods,
    paidBani: methods.reduce((all, { amountBani }) => all + amountBani, 0),
  };
}

/** One of a period's journals as a table, in the words of `t`. */
export async function findJournal(
  journal: JournalName,
  period: Period,
  t: Parameters<typeof salesTable>[1],
  db: Db = shopDatabase(),
): Promise<{ kind: "table"; table: JournalTable } | PeriodRefusal> {
  const refusal = await refusePeriod(period, db);
  if (refusal) return refusal;
  switch (journal) {
    case "sales":
      return {
        kind: "table",
        table: salesTable(await listFiscalDocuments(period, "taxed", db), t),
      };
    case "payments":
      return { kind: "table", table: paymentsTable(await listPayments(period, db), t) };
    case "documents":
      return {
        kind: "table",
        table: documentsTable(await listFiscalDocuments(period, "issued", db), t),
      };
  }
}

async function refusePeriod(period: Period, db: Db): Promise<PeriodRefusal | undefined> {
  if (isTooLong(period)) return { kind: "too-long" };
  const counts = [
    await countFiscalDocuments(period, "taxed", db),
    await countFiscalDocuments(period, "issued", db),
    await countPayments(period, db),
  ];
  return Math.max(...counts) > MOST_ROWS ? { kind: "too-many" } : undefined;
}
