import { pieceShapes } from "~/furniture/drawing/piece-look";
import { Checkbox, SelectField, TextArea, TextField } from "~/platform/forms/field";
import type { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { VatWords } from "~/platform/ui/price";
import type { ProductFormInput } from "~/shop/catalogue-editing/front/product-form";
import { materialFacets } from "~/shop/catalogue/material-facet";

import { SafetyFields } from "./safety-fields";
import { SizeFields } from "./size-fields";

type Fields = ReturnType<typeof useServerForm<keyof ProductFormInput>>[1];

/** All fields of a product but its pictures. */
export function ProductFields({
  fields,
  categories,
}: {
  fields: Fields;
  categories: { slug: string; name: string }[];
}) {
  const { t } = useTranslation("office-products");
  const { t: drawing } = useTranslation("drawing");
  const { t: catalogue } = useTranslation("catalogue");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField field={fields.name} label={t("name")} autoComplete="off" />
        </div>
        <SelectField
          field={fields.category}
          label={t("category")}
          empty={t("fields.chooseCategory")}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <div className="grid grid-cols-2 items-start gap-4 sm:col-span-2 sm:grid-cols-3">
          <TextField
            field={fields.price}
            label={
              <>
                {t("price")} <VatWords />
              </>
            }
            hint={t("fields.priceHint")}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            field={fields.reducedPrice}
            label={t("fields.reducedPrice")}
            hint={t("fields.reducedHint")}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            field={fields.stock}
            label={t("stock")}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          field={fields.deliveryDays}
          label={t("fields.deliveryDays")}
          hint={t("fields.daysHint")}
          autoComplete="off"
        />
        <TextField
          field={fields.madeDays}
          label={t("fields.madeDays")}
          hint={t("fields.daysHint")}
          autoComplete="off"
        />
      </div>
      <TextArea field={fields.description} label={t("fields.description")} />
      <Checkbox field={fields.status}>{t("fields.active")}</Checkbox>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          field={fields.form}
          label={t("fields.form")}
          hint={t("fields.formHint")}
          empty={t("fields.chooseForm")}
          options={pieceShapes.map((form) => ({ value: form, label: drawing(`form.${form}`) }))}
        />
        <SelectField
          field={fields.material}
          label={t("fields.material")}
          empty={t("fields.noMaterial")}
          options={materialFacets.map((facet) => ({
            value: facet,
            label: catalogue(`materials.${facet}`),
          }))}
        />
      </div>
      <details className="rounded-edge border border-line">
        <summary className="flex min-h-11 items-center px-4 font-semibold">
          {t("fields.specification")}
        </summary>
        <div className="grid gap-4 p-4 pt-0 sm:grid-cols-2">
          <TextField field={fields.specMaterial} label={t("fields.specMaterial")} />
          <TextField
            field={fields.specDimensions}
            label={t("fields.specDimensions")}
            hint={t("fields.specDimensionsHint")}
          />
          <TextField field={fields.specColor} label={t("fields.specColor")} />
          <div className="sm:col-span-2">
            <TextArea field={fields.specFeatures} label={t("fields.specFeatures")} />
          </div>
        </div>
      </details>
      <SizeFields fields={fields} />
      <SafetyFields fields={fields} />
    </>
  );
}
