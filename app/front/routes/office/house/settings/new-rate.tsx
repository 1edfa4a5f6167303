import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";

import { tabWords } from "./fields";
import type { vatRateForm } from "./schema";

export const address = `${officePaths.settings()}?fila=${tabWords.trade}`;

export function NewRate({
  description,
  result,
}: {
  description: DescriptionOf<typeof vatRateForm>;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-settings");
  const [form, fields, errors] = useServerForm(description, { id: "vat-rate", lastResult: result });
  return (
    <ServerForm
      form={form}
      heading={<h3 className="mb-4 text-base">{t("rates.new")}</h3>}
      errors={errors}
      action={address}
      className="mt-5 border-t border-line pt-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.firstDay} type="date" label={t("rates.from")} />
        <TextField
          field={fields.percent}
          label={t("rates.percentSign")}
          inputMode="numeric"
          autoComplete="off"
        />
        <p className="sm:col-span-2">
          <button name="intent" value="add-vat-rate" className="button button-secondary">
            {t("rates.add")}
          </button>
        </p>
      </div>
    </ServerForm>
  );
}
