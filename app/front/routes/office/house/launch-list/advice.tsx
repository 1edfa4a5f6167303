import type { SubmissionResult } from "@conform-to/react";

import type { Profession } from "~/front/operations/professions";
import { formatDay } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

import type { adviceForm } from "./schema";

/** Who confirmed the rules and when, or the form that notes it. */
export function Advice({
  profession,
  given,
  description,
  lastResult,
}: {
  profession: Profession;
  given: { name: string; day: string } | undefined;
  description: DescriptionOf<typeof adviceForm>;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t, i18n } = useTranslation("office-launch");
  const [form, fields, errors] = useServerForm(description, { id: profession, lastResult });
  if (given) {
    const day = formatDay(`${given.day}T12:00:00.000Z`, i18n.language);
    return (
      <Form method="post" action={officePaths.launch()} className="mt-2">
        <p>{t("advice.given", { name: given.name, day })}</p>
        <input type="hidden" name="profession" value={profession} />
        <button name="intent" value="remove-advice" className="button button-quiet mt-1">
          {t("advice.remove")}
        </button>
      </Form>
    );
  }
  return (
    <ServerForm form={form} errors={errors} action={officePaths.launch()} className="mt-3">
      <input type="hidden" name="profession" value={profession} />
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField field={fields.name} label={t("advice.name")} autoComplete="off" />
        <TextField field={fields.day} type="date" label={t("advice.day")} />
      </div>
      <button name="intent" value="note-advice" className="button button-secondary mt-4">
        {t("advice.note")}
      </button>
    </ServerForm>
  );
}
