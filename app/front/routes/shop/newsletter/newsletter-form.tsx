import { type SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField, TrapField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";

import type { newsletterForm } from "./schema";

export function NewsletterForm({
  description,
  result,
  tooMany,
}: {
  description: DescriptionOf<typeof newsletterForm>;
  result: SubmissionResult<string[]> | undefined;
  tooMany: { minutes: number } | undefined;
}) {
  const { t } = useTranslation("newsletter");
  const [form, { email }, errors] = useServerForm(description, {
    id: "subscription",
    lastResult: result,
  });
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={tooMany ? [t("tooMany", { count: tooMany.minutes })] : []}
      action={paths.newsletter()}
      className="mt-8 grid max-w-md gap-5"
    >
      <TextField field={email} type="email" label={t("email")} autoComplete="email" />
      <TrapField label={t("trap")} />
      <p className="text-sm text-stone">{t("note")}</p>
      <p>
        <button className="button button-primary">{t("subscribe")}</button>
      </p>
    </ServerForm>
  );
}
