import { SelectField, TextArea, TextField } from "~/platform/forms/field";
import type { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { ProductFormInput } from "~/shop/catalogue-editing/front/product-form";
import { emissionClasses, safetyFields } from "~/shop/catalogue/safety";

type Fields = ReturnType<typeof useServerForm<keyof ProductFormInput>>[1];

/** Who makes a product, which one it is, and what is dangerous about it. */
export function SafetyFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation("office-products");
  const { t: safety } = useTranslation("safety");
  const isWrong = safetyFields.some((name) => fields[name].errors);
  return (
    <details open={isWrong} className="rounded-edge border border-line">
      <summary className="flex min-h-11 items-center px-4 font-semibold">
        {t("fields.safety")}
      </summary>
      <div className="grid items-start gap-4 p-4 pt-0 sm:grid-cols-2">
        <p className="text-sm text-stone sm:col-span-2">{t("fields.safetyHint")}</p>
        <TextField field={fields.identifier} label={t("fields.identifier")} autoComplete="off" />
        <SelectField
          field={fields.emission}
          label={t("fields.emission")}
          empty={t("fields.noEmission")}
          options={emissionClasses.map((value) => ({ value, label: safety(`emissions.${value}`) }))}
        />
        <TextField
          field={fields.manufacturerName}
          label={t("fields.manufacturerName")}
          hint={t("fields.manufacturerHint")}
          autoComplete="off"
        />
        <TextField
          field={fields.manufacturerAddress}
          label={t("fields.manufacturerAddress")}
          autoComplete="off"
        />
        <TextField
          field={fields.manufacturerContact}
          label={t("fields.manufacturerContact")}
          autoComplete="off"
        />
        <TextField field={fields.importer} label={t("fields.importer")} autoComplete="off" />
        <div className="sm:col-span-2">
          <TextArea field={fields.warnings} label={t("fields.warnings")} />
        </div>
        <div className="sm:col-span-2">
          <TextArea field={fields.care} label={t("fields.care")} />
        </div>
      </div>
    </details>
  );
}
