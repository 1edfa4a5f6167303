import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import type { DescriptionOf } from "~/forms/describe-form.server";
import { PasswordField, TextField } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { Form } from "~/ui/link";
import type { PasswordFormAnswer } from "~/accounts/password-refusal";
import { PasswordRefused } from "~/accounts/password-refused";
import { useServerForm } from "~/forms/use-server-form";

import type { emailForm, passwordForm } from "./schema";

export function EmailForm({
  description,
  lastResult,
  why,
}: PasswordFormAnswer & { description: DescriptionOf<typeof emailForm> }) {
  const { t } = useTranslation("account");
  const [form, fields, errors] = useServerForm(description, { id: "email", lastResult });
  return (
    <section>
      <h2>{t("email.title")}</h2>
      <p className="mt-2 text-sm text-stone">{t("email.intro")}</p>
      <Form
        method="post"
        id={form.id}
        action={paths.profile()}
        onSubmit={form.onSubmit}
        noValidate
        preventScrollReset
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name="intent" value="email" />
        <ErrorSummary
          errors={errors}
          formErrors={why ? [<PasswordRefused key="refusal" refused={why} />] : []}
        />
        <TextField field={fields.email} type="email" label={t("email.new")} autoComplete="email" />
        <PasswordField
          field={fields.password}
          label={t("email.password")}
          autoComplete="current-password"
        />
        <p>
          <button className="button button-secondary">{t("email.submit")}</button>
        </p>
      </Form>
    </section>
  );
}

export function PasswordForm({
  description,
  lastResult,
  why,
}: PasswordFormAnswer & { description: DescriptionOf<typeof passwordForm> }) {
  const { t } = useTranslation("account");
  const [form, fields, errors] = useServerForm(description, { id: "password", lastResult });
  return (
    <section>
      <h2>{t("password.title")}</h2>
      <Form
        method="post"
        id={form.id}
        action={paths.profile()}
        onSubmit={form.onSubmit}
        noValidate
        preventScrollReset
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name="intent" value="password" />
        <ErrorSummary
          errors={errors}
          formErrors={why ? [<PasswordRefused key="refusal" refused={why} />] : []}
        />
        <PasswordField
          field={fields.currentPassword}
          label={t("password.current")}
          autoComplete="current-password"
        />
        <PasswordField
          field={fields.newPassword}
          label={t("password.new")}
          hint={t("password.hint")}
          autoComplete="new-password"
        />
        <p>
          <button className="button button-secondary">{t("password.submit")}</button>
        </p>
      </Form>
    </section>
  );
}
