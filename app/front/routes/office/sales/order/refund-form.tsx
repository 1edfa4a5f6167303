import { formatRon, leiText } from "~/platform/format/office-money";
import { SelectField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { mostBack, reasonsOf } from "~/sales/orders/refund-reasons";

import { MailedTo, MoneyFields } from "./money-fields";
import type { MoneyFormProps } from "./payment-forms";

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
