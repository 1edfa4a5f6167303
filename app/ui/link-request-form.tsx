import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { emailField } from "~/form-fields";
import { z } from "~/zod";

import { SubmitButton, TooMany } from "./account-page";
import { ErrorSummary, TextField } from "./field";
import { listErrors } from "./list-errors";
import { useShopForm } from "./use-shop-form";

/** An address that a link is mailed to. */
export const linkRequestForm = z.object({
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
});

export function LinkRequestForm({
  target,
  answer,
  submitLabel,
}: {
  target: string;
  answer: { result: SubmissionResult<string[]>; refused?: { minutes: number } } | undefined;
  submitLabel: string;
}) {
  const { t } = useTranslation("auth");
  const [form, fields] = useShopForm(linkRequestForm, {
    lastResult: answer?.result,
  });
  return (
    <Form
      method="post"
      id={form.id}
      action={target}
      onSubmit={form.onSubmit}
      noValidate
      className="grid gap-5"
    >
      <ErrorSummary
        errors={listErrors([fields.email])}
        formErrors={
          answer?.refused ? [<TooMany key="refusal" minutes={answer.refused.minutes} />] : []
        }
      />
      <TextField
        field={fields.email}
        type="email"
        label={t("fields.email")}
        placeholder={t("fields.emailPlaceholder")}
        autoComplete="username"
      />
      <SubmitButton target={target}>{submitLabel}</SubmitButton>
    </Form>
  );
}
