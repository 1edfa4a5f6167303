import { paymentWord } from "~/sales/orders/order-status";

import type { FiscalDocument } from "./fiscal-document.server";
import { type T, type JournalTable, tableOf } from "./journal-table";
import type { ListedPayment } from "./listed-payments.server";
import type { VatLine } from "./vat-return";

/** The sales journal: a row for each fiscal document whose VAT falls due in the period, and each rate in it. */
export function salesTable(documents: readonly FiscalDocument[], t: T): JournalTable {
  const rows = documents.flatMap((document) =>
    document.taxes.map((tax) => ({ ...document, ...tax })),
  );
  return tableOf(
    rows,
    [
      { label: t("document"), kind: "text", cell: ({ name }) => name },
      { label: t("date"), kind: "day", cell: ({ issuedOn }) => issuedOn },
      { label: t("taxDay"), kind: "day", cell: ({ taxOn }) => taxOn },
      { label: t("kind"), kind: "text", cell: ({ kind }) => t(`kinds.${kind}`) },
      { label: t("order"), kind: "text", cell: ({ order }) => order },
      { label: t("buyer"), kind: "text", cell: ({ buyer }) => buyer },
      { label: t("taxCode"), kind: "text", cell: ({ taxCode }) => taxCode },
      { label: t("country"), kind: "text", cell: ({ country }) => country },
      { label: t("county"), kind: "text", cell: ({ county }) => county },
      { label: t("rate"), kind: "number", cell: ({ percent }) => percent },
      { label: t("net"), kind: "money", cell: ({ netBani }) => netBani },
      { label: t("vat"), kind: "money", cell: ({ vatBani }) => vatBani },
      { label: t("total"), kind: "money", cell: ({ netBani, vatBani }) => netBani + vatBani },
      { label: t("eInvoice"), kind: "text", cell: ({ eInvoiceNumber }) => eInvoiceNumber },
      { label: t("corrects"), kind: "text", cell: ({ corrects }) => corrects },
    ],
    t("sum"),
  );
}

export function documentsTable(documents: readonly FiscalDocument[], t: T): JournalTable {
  return tableOf(
    documents,
    [
      { label: t("document"), kind: "text", cell: ({ name }) => name },
      { label: t("date"), kind: "day", cell: ({ issuedOn }) => issuedOn },
      { label: t("kind"), kind: "text", cell: ({ kind }) => t(`kinds.${kind}`) },
      { label: t("order"), kind: "text", cell: ({ order }) => order },
      { label: t("buyer"), kind: "text", cell: ({ buyer }) => buyer },
      { label: t("taxCode"), kind: "text", cell: ({ taxCode }) => taxCode },
      { label: t("net"), kind: "money", cell: ({ netBani }) => netBani },
      { label: t("vat"), kind: "money", cell: ({ vatBani }) => vatBani },
      { label: t("total"), kind: "money", cell: ({ totalBani }) => totalBani },
      { label: t("eInvoice"), kind: "text", cell: ({ eInvoiceNumber }) => eInvoiceNumber },
      { label: t("corrects"), kind: "text", cell: ({ corrects }) => corrects },
    ],
    t("sum"),
  );
}

/** The list for the VAT return: what falls due by country, rate, and whether it takes something back. */
export function vatTable(lines: readonly VatLine[], t: T): JournalTable {
  return tableOf(
    lines,
    [
      { label: t("country"), kind: "text", cell: ({ country }) => country },
      { label: t("rate"), kind: "number", cell: ({ percent }) => percent },
      {
        label: t("kind"),
        kind: "text",
        cell: ({ isStorno }) => t(isStorno ? "vatReturn.stornos" : "vatReturn.documents"),
      },
      { label: t("vatReturn.count"), kind: "number", cell: ({ documents }) => documents },
      { label: t("net"), kind: "money", cell: ({ netBani }) => netBani },
      { label: t("vat"), kind: "money", cell: ({ vatBani }) => vatBani },
      { label: t("total"), kind: "money", cell: ({ netBani, vatBani }) => netBani + vatBani },
    ],
    t("sum"),
  );
}

export function paymentsTable(payments: readonly ListedPayment[], t: T): JournalTable {
  return tableOf(
    payments,
    [
      { label: t("date"), kind: "day", cell: ({ paidOn }) => paidOn },
      { label: t("order"), kind: "text", cell: ({ order }) => order },
      { label: t("kind"), kind: "text", cell: (one) => t(`office-orders:${paymentWord(one)}`) },
      {
        label: t("method"),
        kind: "text",
        cell: ({ method }) => t(`order:payment.methods.${method}`),
      },
      { label: t("amount"), kind: "money", cell: ({ amountBani }) => amountBani },
      { label: t("receipt"), kind: "text", cell: ({ receiptNumber }) => receiptNumber },
      { label: t("document"), kind: "text", cell: ({ documents }) => documents.join(", ") },
      { label: t("remark"), kind: "text", cell: ({ remark }) => remark },
    ],
    t("sum"),
  );
}
