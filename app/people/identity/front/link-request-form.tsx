import { type SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import { SubmitButton, TooMany } from "./account-page";
import type { linkRequestForm } from "./take-link-request.server";

export function LinkRequestForm({
  description,
  target,
  answer,
  submitLabel,
}: {
  description: DescriptionOf<typeof linkRequestForm>;
  target: string;
  answer: { result: SubmissionResult<string[]>; refused?: { minutes: number } } | undefined;
  submitLabel: string;
}) {
  const { t } = useTranslation("auth");
  const [form, fields, errors] = useServerForm(description, { lastResult: answer?.result });
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={
        answer?.refused ? [<TooMany key="refusal" minutes={answer.refused.minutes} />] : []
      }
      action={target}
      className="grid gap-5"
    >
      <TextField
        field={fields.email}
        type="email"
        label={t("fields.email")}
        placeholder={t("fields.emailPlaceholder")}
        autoComplete="username"
      />
      <SubmitButton target={target}>{submitLabel}</SubmitButton>
    </ServerForm>
  );
}
