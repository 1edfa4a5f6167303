import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { PasswordField, TextField } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { Form } from "~/ui/link";
import { listErrors } from "~/forms/list-errors";
import type { PasswordFormAnswer } from "~/accounts/password-refusal";
import { PasswordRefused } from "~/accounts/password-refused";
import { useServerForm } from "~/forms/use-server-form";

import type { emailForm, passwordForm } from "./schema";

export function EmailForm({ lastResult, why }: PasswordFormAnswer) {
  const { t } = useTranslation("account");
  const [form, fields] = useServerForm<typeof emailForm>({
    required: { intent: true, email: true, password: true },
    id: "email",
    lastResult,
  });
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
          errors={listErrors([fields.email, fields.password])}
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

export function PasswordForm({ lastResult, why }: PasswordFormAnswer) {
  const { t } = useTranslation("account");
  const [form, fields] = useServerForm<typeof passwordForm>({
    required: { intent: true, currentPassword: true, newPassword: true },
    id: "password",
    lastResult,
  });
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
          errors={listErrors([fields.currentPassword, fields.newPassword])}
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
