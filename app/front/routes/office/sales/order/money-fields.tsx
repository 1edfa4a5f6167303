import type { ReactNode } from "react";

import { formatRon } from "~/platform/format/office-money";
import { SelectField, TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { recordedMethods } from "~/sales/orders/order-status";

/** The notice to whom the document is mailed. */
export function MailedTo({ order: { email } }: { order: OfficeOrder }) {
  const { t } = useTranslation("office-orders");
  return <>{email === "" ? t("pay.mailedToNobody") : t("pay.mailedTo", { email })}</>;
}

type MoneyField = "amount" | "paidOn" | "method" | "receiptNumber" | "remark";

export function MoneyFields({
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
