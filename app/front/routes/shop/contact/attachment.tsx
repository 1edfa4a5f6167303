import { useState, type ChangeEvent } from "react";

import { FileField } from "~/platform/forms/field";
import { attachmentField, UPLOAD_BYTES, UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { plainField } from "~/platform/forms/plain-field";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";

/** A file for the workshop. With script, one that is too large is refused before it is sent. */
export function Attachment({ error }: { error: string | undefined }) {
  const { t } = useTranslation("contact");
  const [isTooLarge, setTooLarge] = useState(false);
  const shown = isTooLarge ? message("attachmentSize") : error;
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isOver = (currentTarget.files?.[0]?.size ?? 0) > UPLOAD_BYTES;
    setTooLarge(isOver);
    if (isOver) currentTarget.value = "";
  };
  return (
    <FileField
      field={plainField(attachmentField, { error: shown, isOptional: true })}
      label={t("attachment")}
      hint={t("attachmentHint", { megabytes: UPLOAD_MEGABYTES })}
      accept="image/*,application/pdf"
      onChange={check}
    />
  );
}
