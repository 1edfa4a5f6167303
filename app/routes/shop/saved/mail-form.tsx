import type { SubmissionResult } from "@conform-to/react";

import { useTranslation } from "~/i18n/use-translation";
import type { DescriptionOf } from "~/forms/describe-form.server";
import { TextField } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { useServerForm } from "~/forms/use-server-form";
import { paths } from "~/paths";
import { Form } from "~/ui/link";

import type { mailForm } from "./schema";

/** The form that mails the list's link, so that it opens on another device. */
export function MailForm({
  description,
  email: own,
  result,
  tooMany,
}: {
  description: DescriptionOf<typeof mailForm>;
  /** Of who is signed in. */
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
      <Form
        method="post"
        action={paths.saved()}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="mt-4 grid gap-4"
      >
        <ErrorSummary
          errors={errors}
          formErrors={tooMany ? [t("mail.tooMany", { count: tooMany.minutes })] : []}
        />
        <TextField field={email} type="email" label={t("mail.email")} autoComplete="email" />
        <p>
          <button name="intent" value="mail" className="button button-secondary">
            {t("mail.submit")}
          </button>
        </p>
      </Form>
    </section>
  );
}
