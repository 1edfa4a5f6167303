import type { PasswordFormAnswer } from "~/people/identity/front/password-refusal";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { LEAST_PASSWORD } from "~/platform/forms/field-names";
import { PasswordField } from "~/platform/forms/front/password-field";
import { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";

import { FormPart } from "./form-part";
import type { emailForm, passwordForm } from "./schema";

export function EmailForm({
  description,
  lastResult,
  why,
}: PasswordFormAnswer & { description: DescriptionOf<typeof emailForm> }) {
  const { t } = useTranslation("account");
  const [form, fields, errors] = useServerForm(description, { id: "email", lastResult });
  return (
    <FormPart
      form={form}
      title={t("email.title")}
      intro={t("email.intro")}
      errors={errors}
      why={why}
    >
      <TextField field={fields.email} type="email" label={t("email.new")} autoComplete="email" />
      <PasswordField
        field={fields.password}
        label={t("email.password")}
        autoComplete="current-password"
      />
      <p>
        <button className="button button-secondary">{t("email.submit")}</button>
      </p>
    </FormPart>
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
    <FormPart form={form} title={t("password.title")} errors={errors} why={why}>
      <PasswordField
        field={fields.currentPassword}
        label={t("password.current")}
        autoComplete="current-password"
      />
      <PasswordField
        field={fields.newPassword}
        label={t("password.new")}
        hint={t("password.hint", { least: LEAST_PASSWORD })}
        autoComplete="new-password"
      />
      <p>
        <button className="button button-secondary">{t("password.submit")}</button>
      </p>
    </FormPart>
  );
}
