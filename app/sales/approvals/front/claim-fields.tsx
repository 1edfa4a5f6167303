import { FileField, TextArea } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { type FieldState, plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { MOST_PICTURES } from "./claim-rules";
import type { RefusedClaim } from "./take-claim.server";

const picturesField = (error: string | null) =>
  plainField("pictures", { error: error ?? undefined, isOptional: true });

/** All that is wrong with what a customer wrote. Needs the text group `claims`. */
export function ClaimErrors({
  errors,
  refused,
  picture,
}: {
  errors: { id: string; message: string }[];
  refused: RefusedClaim | null;
  /** What is wrong with the pictures. */
  picture: string | null;
}) {
  const { t } = useTranslation("claims");
  const words =
    typeof refused === "string"
      ? t(`refused.${refused}`)
      : refused && t("refused.too-many", { minutes: refused.minutes });
  return (
    <ErrorSummary
      errors={[
        ...errors,
        ...(picture ? [{ id: picturesField(picture).id, message: picture }] : []),
      ]}
      formErrors={words ? [words] : []}
    />
  );
}

/** What happened, in words and pictures. */
export function ClaimFields({
  text,
  label,
  formToken,
  picture,
}: {
  text: FieldState;
  label: string;
  formToken: string;
  picture: string | null;
}) {
  const { t } = useTranslation("claims");
  return (
    <>
      <input type="hidden" name="formToken" value={formToken} />
      <TextArea field={text} label={label} rows={5} />
      <FileField
        field={picturesField(picture)}
        label={t("pictures")}
        hint={t("picturesHint", { most: MOST_PICTURES, megabytes: UPLOAD_MEGABYTES })}
        accept="image/*"
        multiple
      />
    </>
  );
}
