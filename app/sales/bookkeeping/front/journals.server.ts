import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import type { FiscalDocument } from "../journals/fiscal-document.server";
import { findUneven, listFiscalDocuments, sumTaxes } from "../journals/fiscal-documents.server";
import type { JournalTable } from "../journals/journal-table";
import { documentsTable, paymentsTable, salesTable, vatTable } from "../journals/journal-tables";
import { listPayments, sumByMethod } from "../journals/listed-payments.server";
import { refusePeriod, type PeriodRefusal } from "../journals/refuse-period.server";
import { sumVat } from "../journals/vat-return";
import type { JournalName } from "./journals";
import type { Period } from "./period";

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
    case "vat":
      return {
        kind: "table",
        table: vatTable(sumVat(await listFiscalDocuments(period, "taxed", db)), t),
      };
  }
}
