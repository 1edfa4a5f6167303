import { BED_FRAME } from "~/furniture/drawing/outer-size";
import { TextField } from "~/platform/forms/field";
import type { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { ProductFormInput } from "~/shop/catalogue-editing/front/product-form";
import { sizeBounds, sizeNames } from "~/shop/catalogue/size-fields";

type Fields = ReturnType<typeof useServerForm<keyof ProductFormInput>>[1];

/** Where the customiser of a product starts, and between which sizes it is made to order. */
export function SizeFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation("office-products");
  const isWrong = sizeNames.some((name) =>
    sizeBounds.some((bound) => fields[`${name}${bound}`].errors),
  );
  return (
    <details open={isWrong} className="rounded-edge border border-line">
      <summary className="flex min-h-11 items-center px-4 font-semibold">
        {t("fields.sizes")}
      </summary>
      <div className="grid gap-5 p-4 pt-0">
        <p className="text-sm text-stone">{t("fields.sizesHint", { frame: BED_FRAME })}</p>
        {sizeNames.map((name) => (
          <fieldset key={name}>
            <legend className="mb-2 font-semibold">{t(`sizes.${name}`)}</legend>
            <div className="grid items-start gap-3 sm:grid-cols-3">
              {sizeBounds.map((bound) => (
                <TextField
                  key={bound}
                  field={fields[`${name}${bound}`]}
                  label={t(`sizes.${bound}`)}
                  inputMode="numeric"
                  autoComplete="off"
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}
