import type { SubmissionResult } from "@conform-to/react";

import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { leftToPay, payableOf } from "~/sales/billing/payable";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { paymentWord, recordedKinds, recordedMethods } from "~/sales/orders/order-status";
import { reasonsOf, refundReasons } from "~/sales/orders/refund-reasons";

import type { paymentForm } from "./schema";

/** Payments and refunds, what is left to pay, and the form for another. */
export function Payments({
  description,
  order,
  plan,
  paymentToken,
  cashLeft,
  lastResult,
}: {
  description: DescriptionOf<typeof paymentForm>;
  order: OfficeOrder;
  /** The plan as HTML (`planHtml`). */
  plan: string;
  /** The form's token, by which a payment sent twice is recorded once. */
  paymentToken: string;
  /** What the law still allows in cash today; bani. */
  cashLeft: { receiveBani: number; refundBani: number };
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const balance = leftToPay(order);
  const payable = payableOf(order);
  // A refused form keeps what was chosen, also where it may not be recorded any more.
  const kinds = recordedKinds.filter(
    (kind) =>
      lastResult !== undefined ||
      (kind === "advance" || kind === "rest" ? payable.kind === "owing" : order.paid_bani > 0),
  );
  const { t, i18n } = useTranslation(["office-orders", "office-bookkeeping", "order"]);
  return (
    <Panel id="plati" title={t("pay.title")}>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 tabular-nums">
        {(
          [
            [t("total"), order.total_bani],
            ...(order.reduced_bani > 0 ? [[t("pay.reduced"), -order.reduced_bani] as const] : []),
            [t("paid"), order.paid_bani],
            [t("balance"), balance],
          ] as const
        ).map(([label, bani]) => (
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
        <DataTable
          caption={t("pay.title")}
          rows={order.payments}
          rowKey={(payment) => payment.id}
          columns={[
            { label: t("pay.kind"), isTitle: true, cell: (one) => t(paymentWord(one)) },
            {
              label: t("pay.when"),
              cell: (one) => (
                <>
                  {formatMoment(one.recorded_at, i18n.language)}
                  <span className="block text-stone">{one.by}</span>
                </>
              ),
            },
            { label: t("pay.method"), cell: (one) => t(`order:payment.methods.${one.method}`) },
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
      )}
      {payable.kind !== "owing" && (
        <p className="mt-5 border-t border-line pt-4">{t(`pay.${payable.kind}`)}</p>
      )}
      {kinds.length > 0 && (
        <PaymentForm
          description={description}
          order={order}
          kinds={kinds}
          paymentToken={paymentToken}
          cashLeft={cashLeft}
          lastResult={lastResult}
        />
      )}
    </Panel>
  );
}

function PaymentForm({
  description,
  order,
  kinds,
  paymentToken,
  cashLeft,
  lastResult,
}: {
  description: DescriptionOf<typeof paymentForm>;
  order: OfficeOrder;
  /** What may be recorded of it now. */
  kinds: readonly (typeof recordedKinds)[number][];
  paymentToken: string;
  cashLeft: { receiveBani: number; refundBani: number };
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation(["office-orders", "office-bookkeeping", "order"]);
  const read = useMessages();
  const reasons = lastResult ? refundReasons : reasonsOf(order);
  const [form, fields, errors] = useServerForm(description, {
    id: "payment",
    lastResult,
    defaultValue: {
      kind: kinds.find((kind) => kind === "rest" && order.paid_bani > 0) ?? kinds[0],
      reason: order.status === "cancelled" ? reasons[0] : "",
      method: order.payment_method,
    },
  });
  return (
    <ServerForm
      form={form}
      heading={<h3 className="mb-3">{t("pay.add")}</h3>}
      errors={errors}
      formErrors={form.errors?.map(read)}
      action={officePaths.order(order.number)}
      preventScrollReset
      className="mt-5 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="formToken" value={paymentToken} />
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <SelectField
          field={fields.kind}
          label={t("pay.kind")}
          options={kinds.map((value) => ({ value, label: t(`pay.kinds.${value}`) }))}
        />
        {reasons.length > 0 && (
          <SelectField
            field={fields.reason}
            label={t("pay.reason")}
            hint={t("pay.reasonHint")}
            empty={t("pay.reasonNone")}
            options={reasons.map((value) => ({ value, label: t(`pay.reasons.${value}`) }))}
          />
        )}
        <SelectField
          field={fields.method}
          label={t("pay.method")}
          options={recordedMethods.map((value) => ({
            value,
            label: t(`order:payment.methods.${value}`),
          }))}
          hint={t("office-bookkeeping:cashLeft", {
            receive: formatRon(cashLeft.receiveBani),
            refund: formatRon(cashLeft.refundBani),
          })}
        />
        <TextField
          field={fields.amount}
          label={t("pay.amount")}
          hint={t("pay.amountHint", {
            balance: formatRon(leftToPay(order)),
            paid: formatRon(order.paid_bani),
          })}
          autoComplete="off"
        />
        <TextField
          field={fields.receiptNumber}
          label={t("office-bookkeeping:receipt")}
          hint={t("office-bookkeeping:receiptHint")}
          maxLength={30}
          autoComplete="off"
        />
        <TextField field={fields.remark} label={t("pay.remark")} autoComplete="off" />
      </div>
      <button className="button button-primary mt-4">{t("pay.record")}</button>
    </ServerForm>
  );
}
