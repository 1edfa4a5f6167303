import { formatDay, formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { paymentWord } from "~/sales/orders/order-status";

export function PaymentTable({ order }: { order: OfficeOrder }) {
  const { t, i18n } = useTranslation(["office-orders", "order"]);
  return (
    <DataTable
      caption={t("pay.title")}
      rows={order.payments}
      rowKey={(payment) => payment.id}
      columns={[
        {
          label: t("pay.kind"),
          isTitle: true,
          cell: (one) => (
            <>
              {t(paymentWord(one))}
              <span className="block font-normal text-stone">
                {t(`order:payment.methods.${one.method}`)}
              </span>
              {one.is_corrected && <span className="block text-stone">{t("pay.corrected")}</span>}
              {one.is_correctable && (
                <Link
                  to={officePaths.orderPayment(order.number, one.id)}
                  className="link block py-1"
                >
                  {t("pay.correct")}
                </Link>
              )}
              {one.statement_id && (
                <Link to={officePaths.statement(one.statement_id)} className="link block py-1">
                  {t("pay.inStatement")}
                </Link>
              )}
            </>
          ),
        },
        {
          label: t("pay.when"),
          cell: (one) => (
            <>
              <span className="whitespace-nowrap">
                {formatDay(`${one.paid_on}T12:00:00Z`, i18n.language)}
              </span>
              <span className="block text-stone">
                {t("pay.noted", {
                  when: formatMoment(one.recorded_at, i18n.language),
                  who: one.by ?? "–",
                })}
              </span>
            </>
          ),
        },
        {
          label: t("pay.remark"),
          cell: (one) => [one.receipt_number, one.remark].filter(Boolean).join(" · ") || "–",
        },
        {
          label: t("total"),
          isNumeric: true,
          cell: (one) => formatRon(one.amount_bani),
        },
      ]}
    />
  );
}
