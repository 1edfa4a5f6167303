import type { SubmissionResult } from "@conform-to/react";

import { formatDay, formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { leftToPay, payableOf } from "~/sales/billing/payable";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { paymentWord } from "~/sales/orders/order-status";
import { overpaidBani } from "~/sales/orders/refund-reasons";

import { PaymentForm, RefundForm, type Money } from "./payment-forms";

/** Payments and refunds, what is left to pay, and the forms for others. */
export function Payments({
  order,
  plan,
  money,
  results,
}: {
  order: OfficeOrder;
  /** The plan as HTML (`planHtml`). */
  plan: string;
  money: Money;
  /** What is wrong with a form that was not taken. */
  results: Record<"payment" | "refund", SubmissionResult<string[]> | undefined>;
}) {
  const { t } = useTranslation(["office-orders", "order"]);
  const payable = payableOf(order);
  // A refused form stays, also where it may not be recorded any more.
  const takesMoney = payable.kind === "owing" || results.payment !== undefined;
  const givesMoney = order.paid_bani > 0 || results.refund !== undefined;
  const overBani = overpaidBani(order);
  const sums: [label: string, bani: number][] = [
    [t("total"), order.total_bani],
    [t("pay.reduced"), -order.reduced_bani],
    [t("paid"), order.paid_bani],
    overBani > 0 ? [t("pay.giveBack"), overBani] : [t("balance"), leftToPay(order)],
  ];
  return (
    <Panel id="plati" title={t("pay.title")}>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 tabular-nums">
        {sums
          .filter(([label, bani]) => bani !== 0 || label !== t("pay.reduced"))
          .map(([label, bani]) => (
            <div key={label} className="flex gap-2">
              <dt className="text-stone">{label}</dt>
              <dd className="font-semibold">{formatRon(bani)}</dd>
            </div>
          ))}
      </dl>
      <div dangerouslySetInnerHTML={{ __html: plan }} />
      {order.payments.length === 0 ? (
        <p className="mt-3 text-stone">{t("pay.none")}</p>
      ) : (
        <PaymentTable order={order} />
      )}
      {payable.kind !== "owing" && (
        <p className="mt-5 border-t border-line pt-4">{t(`pay.${payable.kind}`)}</p>
      )}
      {takesMoney && <PaymentForm order={order} money={money} lastResult={results.payment} />}
      {givesMoney && <RefundForm order={order} money={money} lastResult={results.refund} />}
    </Panel>
  );
}

function PaymentTable({ order }: { order: OfficeOrder }) {
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
