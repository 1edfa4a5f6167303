import { useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";

import { FieldErrors } from "./form-errors";
import { message } from "./validation-message";

const MOST_BYTES = 8 * 1024 * 1024;

/** A file to send along. With script, one that is too large is said so before it is sent. */
export function FileField({
  name,
  label,
  hint,
  accept,
  errors,
}: {
  name: string;
  label: string;
  hint: string;
  accept: string;
  errors: string[] | undefined;
}) {
  const { t } = useTranslation("common");
  const [isTooLarge, setTooLarge] = useState(false);
  const shown = isTooLarge ? [message("attachmentSize")] : errors;
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isOver = (currentTarget.files?.[0]?.size ?? 0) > MOST_BYTES;
    setTooLarge(isOver);
    if (isOver) currentTarget.value = "";
  };
  const ids = [`${name}-hint`, ...(shown ? [`${name}-error`] : [])];
  return (
    <div>
      <label htmlFor={name} className="block font-semibold">
        {label} <span className="font-normal text-stone">({t("form.optional")})</span>
      </label>
      <input
        id={name}
        name={name}
        type="file"
        accept={accept}
        onChange={check}
        aria-invalid={shown ? true : undefined}
        aria-describedby={ids.join(" ")}
        className="control mt-1 file:mr-4 file:border-0 file:bg-linen file:px-3 file:py-1.5 file:font-semibold"
      />
      <p id={`${name}-hint`} className="mt-1 text-sm text-stone">
        {hint}
      </p>
      <FieldErrors id={`${name}-error`} errors={shown} />
    </div>
  );
}
