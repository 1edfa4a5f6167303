import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import type { JournalSummary } from "~/sales/bookkeeping/front/journals.server";

/** What was invoiced, by rate. */
export function SalesSums({ journals }: { journals: JournalSummary }) {
  const { t } = useTranslation("office-bookkeeping");
  const { documents, taxes, netBani, vatBani, uneven } = journals;
  const rows = [
    ...taxes.map((tax) => ({ ...tax, label: t("percent", { percent: tax.percent }) })),
    { label: t("sum"), netBani, vatBani },
  ];
  return (
    <Panel title={t("journals.sales")}>
      <p>{t("documentCount", { count: documents })}</p>
      {uneven.length > 0 && (
        <p role="alert" className="mt-3 border-l-4 border-error pl-3 font-semibold text-error">
          {t("uneven", { names: uneven.slice(0, 20).join(", ") })}
        </p>
      )}
      {documents > 0 && (
        <DataTable
          caption={t("journals.sales")}
          rows={rows}
          rowKey={({ label }) => label}
          columns={[
            { label: t("rate"), isTitle: true, cell: ({ label }) => label },
            { label: t("net"), isNumeric: true, cell: (row) => formatRon(row.netBani) },
            { label: t("vat"), isNumeric: true, cell: (row) => formatRon(row.vatBani) },
            {
              label: t("total"),
              isNumeric: true,
              cell: (row) => formatRon(row.netBani + row.vatBani),
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** What was paid, by method. */
export function PaymentSums({ journals }: { journals: JournalSummary }) {
  const { t } = useTranslation(["office-bookkeeping", "order"]);
  const { payments, methods, paidBani } = journals;
  const rows = [
    ...methods.map(({ method, amountBani }) => ({
      label: t(`order:payment.methods.${method}`),
      amountBani,
    })),
    { label: t("sum"), amountBani: paidBani },
  ];
  return (
    <Panel title={t("journals.payments")}>
      <p>{t("paymentCount", { count: payments })}</p>
      {payments > 0 && (
        <DataTable
          caption={t("journals.payments")}
          rows={rows}
          rowKey={({ label }) => label}
          columns={[
            { label: t("method"), isTitle: true, cell: ({ label }) => label },
            { label: t("amount"), isNumeric: true, cell: (row) => formatRon(row.amountBani) },
          ]}
        />
      )}
    </Panel>
  );
}
