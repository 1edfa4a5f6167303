import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { ImageError } from "./single-image.server";
import { FieldErrors } from "~/forms/form-errors";
import { Picture } from "./picture";

/** The field for a thing's only picture: the present one, and the ways to replace it. */
export function SingleImage({
  image_url,
  typed,
  error,
}: {
  image_url: string | null;
  typed?: string;
  error?: ImageError;
}) {
  const { t } = useTranslation("admin");
  const id = useId();
  const fileError = error?.field === "file" ? [error.text] : undefined;
  const addressError = error?.field === "address" ? [error.text] : undefined;
  return (
    <fieldset className="grid gap-3 rounded-edge border border-line p-4">
      <legend className="px-1 font-semibold">{t("image.title")}</legend>
      {image_url && (
        <div className="flex flex-wrap items-center gap-4">
          <span className="block w-28">
            <Picture
              src={image_url}
              alt={t("image.title")}
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
      <div>
        <label htmlFor={`${id}-file`} className="block font-semibold">
          {t("image.upload")}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          name="image"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-invalid={fileError ? true : undefined}
          aria-describedby={fileError ? `${id}-file-error` : undefined}
          className="control mt-1 file:mr-3 file:border-0 file:bg-linen file:px-3 file:py-1"
        />
        <FieldErrors id={`${id}-file-error`} errors={fileError} />
      </div>
      <div>
        <label htmlFor={`${id}-address`} className="block font-semibold">
          {t("image.address")}
        </label>
        <input
          id={`${id}-address`}
          name="imageUrl"
          defaultValue={typed}
          aria-invalid={addressError ? true : undefined}
          aria-describedby={addressError ? `${id}-error` : undefined}
          className="control mt-1"
        />
        <FieldErrors id={`${id}-error`} errors={addressError} />
      </div>
    </fieldset>
  );
}
