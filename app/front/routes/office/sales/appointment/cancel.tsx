import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { cancelForm } from "./schema";

/** Cancels the appointment, with some words for the customer. */
export function Cancel({
  description,
  id,
  version,
  language,
  lastResult,
}: {
  description: DescriptionOf<typeof cancelForm>;
  id: string;
  version: number;
  /** The customer's, by its own name. */
  language: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const [form, fields, errors] = useServerForm(description, { id: "cancel", lastResult });
  return (
    <Panel title={t("one.cancel")}>
      <ServerForm form={form} errors={errors} action={officePaths.appointments(id)}>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          field={fields.words}
          label={t("one.words")}
          hint={t("one.wordsHint", { language })}
          rows={3}
        />
        <button className="button button-danger mt-3">{t("one.cancelButton")}</button>
      </ServerForm>
    </Panel>
  );
}
