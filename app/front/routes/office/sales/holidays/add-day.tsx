import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { holidayForm } from "./schema";

/** One more day on which nobody comes. */
export function AddDay({
  description,
  lastResult,
}: {
  description: DescriptionOf<typeof holidayForm>;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const [form, fields, errors] = useServerForm(description, { id: "holiday", lastResult });
  return (
    <Panel title={t("addDay")}>
      <ServerForm form={form} errors={errors} action={officePaths.appointments("zile-libere")}>
        <input type="hidden" name="intent" value="add" />
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
          <TextField field={fields.day} type="date" label={t("day")} />
          <TextField field={fields.name} label={t("dayName")} autoComplete="off" />
        </div>
        <button className="button button-primary mt-4">{t("addDay")}</button>
      </ServerForm>
    </Panel>
  );
}
