import type { SubmissionResult } from "@conform-to/react";

import { formatRon, leiText } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { leftToPay } from "~/sales/billing/payable";
import { nextOpen } from "~/sales/billing/payment-plan";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { dueNow, planOf } from "~/sales/orders/order-plan";

import { MailedTo, MoneyFields } from "./money-fields";
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

export interface MoneyFormProps {
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
