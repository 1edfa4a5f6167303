import { useId } from "react";

import { FileField, TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Picture } from "../picture";
import type { ImageError } from "./single-image.server";

/** The field for a thing's only picture: the present one, and the ways to replace it. */
export function SingleImage({
  id: given,
  title,
  image_url,
  typed,
  error,
}: {
  /** The start of the ids of its fields, where another part of the page names them. */
  id?: string;
  /** In place of the usual heading, where a page has several. */
  title?: string;
  image_url: string | null;
  typed?: string;
  error?: ImageError;
}) {
  const { t } = useTranslation("office");
  const own = useId();
  const id = given ?? own;
  const fileError = error?.field === "file" ? error.text : undefined;
  const addressError = error?.field === "address" ? error.text : undefined;
  return (
    <fieldset className="grid gap-3 rounded-edge border border-line p-4">
      <legend className="px-1 font-semibold">{title ?? t("image.title")}</legend>
      {image_url && (
        <div className="flex flex-wrap items-center gap-4">
          <span className="block w-28">
            <Picture
              src={image_url}
              alt={title ?? t("image.title")}
              placeholder="atelier"
              sizes="7rem"
              width={400}
              height={300}
              className="aspect-4/3"
            />
          </span>
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="removeImage" className="size-5" />
            {t("image.remove")}
          </label>
        </div>
      )}
      <FileField
        field={plainField("image", { id: `${id}-file`, error: fileError })}
        label={t("image.upload")}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      />
      <TextField
        field={plainField("imageUrl", { id: `${id}-address`, value: typed, error: addressError })}
        label={t("image.address")}
      />
    </fieldset>
  );
}
