import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField, TrapField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { alertForm } from "./schema";

/** The form again, where what the product's page sent was refused. */
export function AlertForm({
  description,
  address,
  result,
  refused,
}: {
  description: DescriptionOf<typeof alertForm>;
  address: string;
  result: SubmissionResult<string[]> | undefined;
  refused: { kind: "too-many"; minutes: number } | { kind: "full" } | undefined;
}) {
  const { t } = useTranslation("stock-alert");
  const [form, { email }, errors] = useServerForm(description, {
    id: "stock-alert",
    lastResult: result,
  });
  const trouble = refused?.kind === "full" ? t("full") : undefined;
  const pause = refused?.kind === "too-many" ? t("tooMany", { count: refused.minutes }) : undefined;
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={[trouble, pause].filter((one) => one !== undefined)}
      action={address}
      className="mt-8 grid max-w-md gap-5"
    >
      <TextField field={email} type="email" label={t("email")} autoComplete="email" />
      <TrapField label={t("trap")} />
      <p className="text-sm text-stone">{t("note")}</p>
      <p>
        <button className="button button-primary">{t("send")}</button>
      </p>
    </ServerForm>
  );
}
