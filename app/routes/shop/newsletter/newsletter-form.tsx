import { type SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";

import { trapField } from "~/forms/field-names";
import { paths } from "~/paths";
import { TextField } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { Form } from "~/ui/link";
import { useServerForm } from "~/forms/use-server-form";

import type { newsletterForm } from "./schema";

export function NewsletterForm({
  result,
  tooMany,
}: {
  result: SubmissionResult<string[]> | undefined;
  tooMany: { minutes: number } | undefined;
}) {
  const { t } = useTranslation("newsletter");
  const [form, { email }] = useServerForm<typeof newsletterForm>({
    required: { email: true },
    id: "subscription",
    lastResult: result,
  });
  const [error] = email.errors ?? [];
  return (
    <Form
      method="post"
      action={paths.newsletter()}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="mt-8 grid max-w-md gap-5"
    >
      <ErrorSummary
        errors={error ? [{ id: email.id, message: error }] : []}
        formErrors={tooMany ? [t("tooMany", { count: tooMany.minutes })] : []}
      />
      <TextField field={email} type="email" label={t("email")} autoComplete="email" />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={trapField}>{t("trap")}</label>
        <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-sm text-stone">{t("note")}</p>
      <p>
        <button className="button button-primary">{t("subscribe")}</button>
      </p>
    </Form>
  );
}
