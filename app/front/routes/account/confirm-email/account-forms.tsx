import { SubmitButton } from "~/people/identity/front/account-page";
import type { PasswordFormAnswer } from "~/people/identity/front/password-refusal";
import { PasswordRefused } from "~/people/identity/front/password-refused";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { LEAST_PASSWORD } from "~/platform/forms/field-names";
import { PasswordField } from "~/platform/forms/front/password-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { TermsCheckbox } from "~/shop/content/front/terms-checkbox";

import type { anewForm, confirmForm } from "./schema";

/** The form for the person who registered: the password typed at registration creates the account. */
export function ConfirmForm({
  description,
  target,
  lastResult,
  why,
}: PasswordFormAnswer & { description: DescriptionOf<typeof confirmForm>; target: string }) {
  const { t } = useTranslation("auth");
  const [form, fields, errors] = useServerForm(description, { id: "confirm", lastResult });
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={why ? [<PasswordRefused key="refusal" refused={why} />] : []}
      action={target}
      className="mt-6 grid gap-5"
    >
      <input type="hidden" name="intent" value="confirm" />
      <PasswordField
        field={fields.password}
        label={t("confirm.password")}
        autoComplete="current-password"
      />
      <SubmitButton target={target}>{t("confirm.submit")}</SubmitButton>
    </ServerForm>
  );
}

/** The form for somebody who has the mailbox but not that password; nothing typed at the registration is used. */
export function AnewForm({
  description,
  target,
  lastResult,
  why,
}: PasswordFormAnswer & { description: DescriptionOf<typeof anewForm>; target: string }) {
  const { t } = useTranslation("auth");
  const [form, fields, errors] = useServerForm(description, { id: "anew", lastResult });
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2>{t("confirm.anewTitle")}</h2>
      <p className="mt-3">{t("confirm.anewText")}</p>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={why ? [<PasswordRefused key="refusal" refused={why} />] : []}
        action={target}
        className="mt-5 grid gap-5"
      >
        <input type="hidden" name="intent" value="anew" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            field={fields.firstName}
            label={t("fields.firstName")}
            autoComplete="given-name"
          />
          <TextField
            field={fields.lastName}
            label={t("fields.lastName")}
            autoComplete="family-name"
          />
        </div>
        <PasswordField
          field={fields.newPassword}
          label={t("fields.newPassword")}
          hint={t("fields.passwordHint", { least: LEAST_PASSWORD })}
          autoComplete="new-password"
        />
        <TermsCheckbox field={fields.terms} />
        <p>
          <button className="button button-secondary">{t("confirm.anewSubmit")}</button>
        </p>
      </ServerForm>
    </section>
  );
}
