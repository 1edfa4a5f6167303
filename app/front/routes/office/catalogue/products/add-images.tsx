import { useId } from "react";

import { FileField, TextField } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { plainField } from "~/platform/forms/plain-field";
import type { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import type { ProductFormInput } from "~/shop/catalogue-editing/front/product-form";

type Fields = ReturnType<typeof useServerForm<keyof ProductFormInput>>[1];

/** The panel that adds pictures: uploaded, by address, or from the samples. */
export function AddImages({
  fields,
  suggestions,
  canStay,
}: {
  fields: Fields;
  suggestions: string[];
  /** Whether pictures can be added one by one, without leaving the form. */
  canStay: boolean;
}) {
  const { t } = useTranslation("office-products");
  const uploads = useId();
  return (
    <fieldset className="grid gap-4 rounded-edge border border-line p-4">
      <legend className="px-1 font-semibold">{t("pictures.addTitle")}</legend>
      <FileField
        field={plainField("uploads", { id: uploads })}
        label={t("pictures.uploads")}
        hint={t("pictures.uploadsHint", { megabytes: UPLOAD_MEGABYTES })}
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.imageUrl}
          label={t("pictures.url")}
          hint={t("pictures.urlHint")}
          autoComplete="off"
        />
        <TextField field={fields.imageAlt} label={t("pictures.alt")} autoComplete="off" />
      </div>
      {suggestions.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{t("pictures.suggestions")}</legend>
          <ul className="mt-1 grid grid-cols-3 gap-2 sm:grid-cols-6">
            {suggestions.map((src, index) => (
              <li key={src}>
                <label className="block border border-line p-1 has-checked:border-ink">
                  <Picture
                    src={src}
                    alt=""
                    placeholder="atelier"
                    sizes="6rem"
                    width={400}
                    height={300}
                    className="aspect-4/3"
                  />
                  <span className="flex min-h-9 items-center gap-2 text-xs">
                    <input type="checkbox" name="suggestion" value={src} className="size-5" />
                    <span className="sr-only">
                      {t("pictures.suggestion", { number: index + 1 })}
                    </span>
                    <span aria-hidden="true">{index + 1}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {canStay && (
        <p>
          <button name="intent" value="add-image" className="button button-secondary">
            {t("pictures.add")}
          </button>
        </p>
      )}
    </fieldset>
  );
}
