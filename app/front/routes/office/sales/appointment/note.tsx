import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { noteForm } from "./schema";

/** The staff's own words. */
export function Note({
  description,
  id,
  version,
  note,
  lastResult,
}: {
  description: DescriptionOf<typeof noteForm>;
  id: string;
  version: number;
  note: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const [form, fields, errors] = useServerForm(description, {
    id: "note",
    lastResult,
    defaultValue: { note },
  });
  return (
    <Panel title={t("one.deskNote")}>
      <ServerForm form={form} errors={errors} action={officePaths.appointments(id)}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          field={fields.note}
          label={t("one.noteLabel")}
          hint={t("one.deskNoteHint")}
          rows={3}
        />
        <button className="button button-secondary mt-3">{t("one.saveNote")}</button>
      </ServerForm>
    </Panel>
  );
}
