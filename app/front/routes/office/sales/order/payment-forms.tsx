import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";

import { formatRon, leiText } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { leftToPay } from "~/sales/billing/payable";
import { nextOpen } from "~/sales/billing/payment-plan";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { dueNow, planOf } from "~/sales/orders/order-plan";
import { recordedMethods } from "~/sales/orders/order-status";
import { mostBack, reasonsOf } from "~/sales/orders/refund-reasons";

import type { paymentForm, refundForm } from "./schema";

/** What both forms need beside the order. */
export interface Money {
  descriptions: {
    payment: DescriptionOf<typeof paymentForm>;
    refund: DescriptionOf<typeof refundForm>;
  };
  /** The forms' token, by which what is sent twice is recorded once. */
  token: string;
  today: string;
  /** What the law still allows in cash today; bani. */
  cashLeft: { receiveBani: number; refundBani: number };
}

interface MoneyFormProps {
  order: OfficeOrder;
  money: Money;
  lastResult: SubmissionResult<string[]> | undefined;
}

/**
 * The form for money that came. It is filled in with what is to be paid now, and says which document
 * will be issued.
 */
export function PaymentForm({ order, money, lastResult }: MoneyFormProps) {
  const { t } = useTranslation("office-orders");
  const due = dueNow(order) ?? nextOpen(planOf(order));
  const read = useMessages();
  const [form, fields, errors] = useServerForm(money.descriptions.payment, {
    id: "payment",
    lastResult,
    defaultValue: {
      amount: leiText(due?.leftBani ?? leftToPay(order)),
      paidOn: money.today,
      method: order.payment_method,
    },
  });
  const isInvoiced = order.status === "delivered";
  return (
    <ServerForm
      form={form}
      heading={<h3 className="mb-3">{t("pay.add")}</h3>}
      errors={errors}
      formErrors={form.errors?.map((text) => read(text))}
      action={officePaths.order(order.number)}
      preventScrollReset
      className="mt-5 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="formToken" value={money.token} />
      <MoneyFields
        fields={fields}
        today={money.today}
        amountHint={t("pay.amountHint", { balance: formatRon(leftToPay(order)) })}
        cashLeftBani={money.cashLeft.receiveBani}
      />
      <p className="mt-3 max-w-prose text-stone">
        {t(isInvoiced ? "pay.issuesNothing" : "pay.issuesAdvance")}{" "}
        {!isInvoiced && <MailedTo order={order} />}
      </p>
      <button className="button button-secondary mt-4">{t("pay.record")}</button>
    </ServerForm>
  );
}

/** The form for money that goes back, folded until somebody opens it. */
export function RefundForm({ order, money, lastResult }: MoneyFormProps) {
  const { t } = useTranslation("office-orders");
  const reasons = reasonsOf(order);
  const [certain] = reasons.filter((reason) => reason === "overpaid" || reason === "cancelled");
  const read = useMessages();
  const [form, fields, errors] = useServerForm(money.descriptions.refund, {
    id: "refund",
    lastResult,
    defaultValue: {
      reason: certain ?? "",
      amount: certain ? leiText(mostBack(order, certain)) : "",
      paidOn: money.today,
      method: order.payment_method,
    },
  });
  const isInvoiced = order.status === "delivered";
  return (
    <details
      open={lastResult !== undefined || certain !== undefined}
      className="mt-5 border-t border-line pt-4"
    >
      <summary className="link inline-block cursor-pointer py-1">{t("pay.refundTitle")}</summary>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={form.errors?.map((text) => read(text))}
        action={officePaths.order(order.number)}
        preventScrollReset
        className="mt-3"
      >
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="formToken" value={money.token} />
        <MoneyFields
          fields={fields}
          today={money.today}
          amountHint={t("pay.refundHint", { paid: formatRon(Math.max(0, order.paid_bani)) })}
          cashLeftBani={money.cashLeft.refundBani}
        >
          <SelectField
            field={fields.reason}
            label={t("pay.reason")}
            hint={t("pay.reasonHint")}
            empty={t("pay.reasonNone")}
            options={reasons.map((value) => ({ value, label: t(`pay.reasons.${value}`) }))}
          />
        </MoneyFields>
        <p className="mt-3 max-w-prose text-stone">
          {t(isInvoiced ? "pay.issuesReduction" : "pay.issuesStorno")} <MailedTo order={order} />
        </p>
        <button className="button button-secondary mt-4">{t("pay.recordRefund")}</button>
      </ServerForm>
    </details>
  );
}

/** The notice to whom the document is mailed. */
function MailedTo({ order: { email } }: { order: OfficeOrder }) {
  const { t } = useTranslation("office-orders");
  return <>{email === "" ? t("pay.mailedToNobody") : t("pay.mailedTo", { email })}</>;
}

type MoneyField = "amount" | "paidOn" | "method" | "receiptNumber" | "remark";

function MoneyFields({
  fields,
  today,
  amountHint,
  cashLeftBani,
  children,
}: {
  fields: Record<MoneyField, Parameters<typeof TextField>[0]["field"]>;
  today: string;
  amountHint: string;
  cashLeftBani: number;
  children?: ReactNode;
}) {
  const { t } = useTranslation(["office-orders", "office-bookkeeping", "order"]);
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      {children}
      <TextField
        field={fields.amount}
        label={t("pay.amount")}
        hint={amountHint}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        field={fields.paidOn}
        type="date"
        max={today}
        label={t("pay.paidOn")}
        hint={t("pay.paidOnHint")}
      />
      <SelectField
        field={fields.method}
        label={t("pay.method")}
        options={recordedMethods.map((value) => ({
          value,
          label: t(`order:payment.methods.${value}`),
        }))}
        hint={t("office-bookkeeping:cashLeft", { sum: formatRon(cashLeftBani) })}
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
  );
}
