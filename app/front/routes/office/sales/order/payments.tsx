import type { SubmissionResult } from "@conform-to/react";

import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { leftToPay, payableOf } from "~/sales/billing/payable";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { overpaidBani } from "~/sales/orders/refund-reasons";

import { PaymentForm, type Money } from "./payment-forms";
import { PaymentTable } from "./payment-table";
import { RefundForm } from "./refund-form";

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
