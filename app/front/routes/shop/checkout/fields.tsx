import type { ReactNode } from "react";

import { RadioGroup, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { CheckoutField } from "~/sales/orders/checkout-form";
import { buyerKinds } from "~/sales/orders/order-status";

export type Fields = Record<CheckoutField, FieldState>;

/** Who buys: a person, or somebody for a company. */
export function BuyerFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <RadioGroup
        field={fields.buyerKind}
        label={t("buyer")}
        options={buyerKinds.map((kind) => ({ value: kind, label: t(`buyerKinds.${kind}`) }))}
      />
      <div className="only-company">
        <Fieldset legend={t("company")} hint={t("companyHint")}>
          <div className="sm:col-span-2">
            <TextField
              field={fields.companyName}
              label={t("companyName")}
              autoComplete="organization"
            />
          </div>
          <TextField
            field={fields.taxCode}
            label={t("taxCode")}
            hint={t("taxCodeHint")}
            autoComplete="off"
          />
          <TextField
            field={fields.registryNumber}
            label={t("registryNumber")}
            hint={t("registryNumberHint")}
            autoComplete="off"
          />
          <div className="sm:col-span-2">
            <TextField field={fields.iban} label="IBAN" autoComplete="off" />
          </div>
        </Fieldset>
      </div>
      <Fieldset legend={t("contact")}>
        <div className="sm:col-span-2">
          <TextField field={fields.fullName} label={t("fullName")} autoComplete="name" />
        </div>
        <TextField
          field={fields.email}
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="email"
        />
        <TextField
          field={fields.phone}
          type="tel"
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="tel"
        />
      </Fieldset>
    </>
  );
}

export function Fieldset({
  legend,
  hint,
  isWhole,
  children,
}: {
  legend: string;
  hint?: string;
  /** Whether each child takes the whole width. */
  isWhole?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={`grid gap-5 ${isWhole ? "" : "sm:grid-cols-2"}`}>
      <legend className="mb-4 font-heading text-2xl">{legend}</legend>
      {hint && (
        <p className={`-mt-3 text-sm text-stone ${isWhole ? "" : "sm:col-span-2"}`}>{hint}</p>
      )}
      {children}
    </fieldset>
  );
}
