import { Checkbox, TextArea } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { CheckoutField } from "~/sales/orders/checkout-form";
import { AddressFields } from "~/sales/orders/front/address-fields";
import { ElsewhereFields } from "~/sales/orders/front/elsewhere-fields";

/** The buyer's address, and where else the pieces go if they are brought. Needs the text group `checkout`. */
export function PlaceFields({
  fields,
  countries,
  isBrought,
}: {
  fields: Record<CheckoutField, FieldState>;
  countries: { value: string; label: string }[];
  isBrought: boolean;
}) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-heading text-2xl">{t("home")}</legend>
        <AddressFields fields={fields} countries={countries} purpose="billing" />
        {isBrought && <Checkbox field={fields.isDeliveredElsewhere}>{t("elsewhere")}</Checkbox>}
      </fieldset>
      {isBrought && (
        <div className="only-elsewhere">
          <fieldset className="grid gap-5">
            <legend className="mb-4 font-heading text-2xl">{t("elsewhereTitle")}</legend>
            <p className="-mt-3 text-sm text-stone">{t("elsewhereHint")}</p>
            <ElsewhereFields fields={fields} countries={countries} />
          </fieldset>
        </div>
      )}
      <TextArea field={fields.notes} label={t("notes")} hint={t("notesHint")} />
    </>
  );
}
