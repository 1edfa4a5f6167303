import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, FileField, TextArea } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { approvalForm, returnForm } from "./schema";

interface FormProps {
  address: string;
  /** The digest of the drawing above the form. */
  hash: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The approval: a box to tick and a button. */
export function ApprovalForm({
  description,
  address,
  hash,
  lastResult,
}: FormProps & { description: DescriptionOf<typeof approvalForm> }) {
  const { t } = useTranslation("drawings");
  const [form, fields, errors] = useServerForm(description, { id: "approve", lastResult });
  return (
    <ServerForm
      form={form}
      heading={<h2 className="text-xl">{t("approve.title")}</h2>}
      errors={errors}
      action={address}
      preventScrollReset
      className="grid content-start justify-items-start gap-4 rounded-edge border border-line bg-white p-6"
    >
      <p>{t("approve.text")}</p>
      <input type="hidden" name="hash" value={hash} />
      <Checkbox field={fields.checked}>{t("approve.checked")}</Checkbox>
      <button name="intent" value="approve" className="button button-primary">
        {t("approve.button")}
      </button>
    </ServerForm>
  );
}

/** What has to change, in words and perhaps in a picture. */
export function ReturnForm({
  description,
  address,
  hash,
  lastResult,
  pictureError,
}: FormProps & {
  description: DescriptionOf<typeof returnForm>;
  pictureError: string | undefined;
}) {
  const { t } = useTranslation("drawings");
  const [form, fields, errors] = useServerForm(description, { id: "return", lastResult });
  const picture = plainField("picture", { error: pictureError, isOptional: true });
  return (
    <ServerForm
      form={form}
      heading={<h2 className="text-xl">{t("return.title")}</h2>}
      errors={[...errors, ...(pictureError ? [{ id: picture.id, message: pictureError }] : [])]}
      action={address}
      encType="multipart/form-data"
      preventScrollReset
      className="grid content-start gap-4 rounded-edge border border-line p-6"
    >
      <input type="hidden" name="hash" value={hash} />
      <TextArea field={fields.note} label={t("return.note")} hint={t("return.noteHint")} rows={4} />
      <FileField
        field={picture}
        label={t("return.picture")}
        hint={t("return.pictureHint", { megabytes: UPLOAD_MEGABYTES })}
        accept="image/*"
      />
      <p>
        <button name="intent" value="return" className="button button-secondary">
          {t("return.button")}
        </button>
      </p>
    </ServerForm>
  );
}
