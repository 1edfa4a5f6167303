import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";

import type { mailForm } from "./schema";

/** The form that mails the list's link, so that it opens on another device. */
export function MailForm({
  description,
  email: own,
  result,
  tooMany,
}: {
  description: DescriptionOf<typeof mailForm>;
  /** The e-mail of whoever is signed in. */
  email: string;
  result: SubmissionResult<string[]> | undefined;
  tooMany: { minutes: number } | undefined;
}) {
  const { t } = useTranslation("saved");
  const [form, { email }, errors] = useServerForm(description, {
    id: "saved-mail",
    lastResult: result,
    defaultValue: { email: own },
  });
  return (
    <section aria-labelledby="mail-title" className="mt-10 max-w-xl border-t border-line pt-8">
      <h2 id="mail-title">{t("mail.title")}</h2>
      <p className="mt-2 text-sm text-stone">{t("mail.text")}</p>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={tooMany ? [t("mail.tooMany", { count: tooMany.minutes })] : []}
        action={paths.saved()}
        className="mt-4 grid gap-4"
      >
        <TextField field={email} type="email" label={t("mail.email")} autoComplete="email" />
        <p>
          <button name="intent" value="mail" className="button button-secondary">
            {t("mail.submit")}
          </button>
        </p>
      </ServerForm>
    </section>
  );
}
