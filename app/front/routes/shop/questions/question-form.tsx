import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField, TrapField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { questionForm } from "./schema";
import { questionLength } from "./text-length";

/** The form for a question about a product. */
export function QuestionForm({
  description,
  address,
  result,
  refused,
}: {
  description: DescriptionOf<typeof questionForm>;
  address: string;
  result: SubmissionResult<string[]> | undefined;
  refused: { kind: "too-many"; minutes: number } | { kind: "full" } | undefined;
}) {
  const { t } = useTranslation("questions");
  const [form, { name, email, text }, errors] = useServerForm(description, {
    id: "question",
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
      className="mt-6 grid max-w-xl gap-5"
    >
      <TextArea field={text} label={t("text")} hint={t("textHint", questionLength)} rows={4} />
      <TextField field={name} label={t("name")} hint={t("nameHint")} autoComplete="name" />
      <TextField
        field={email}
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
      />
      <TrapField label={t("trap")} />
      <p>
        <button className="button button-primary">{t("send")}</button>
      </p>
    </ServerForm>
  );
}
