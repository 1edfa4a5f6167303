import type { SubmissionResult } from "@conform-to/react";

import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import type { ProofWanted } from "~/people/identity/front/proof.server";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { PasswordField } from "~/platform/forms/front/password-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";

import type { turnOffForm } from "./schema";

/**
 * The form that turns the second factor off, for somebody who has both the password and the factor.
 */
export function TurnOff({
  description,
  wanted,
  isRequired,
  returnTo,
  lastResult,
}: {
  description: DescriptionOf<typeof turnOffForm>;
  wanted: ProofWanted;
  isRequired: boolean;
  returnTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("security");
  const proofErrors = useProofErrors(wanted);
  const [form, fields, errors] = useServerForm(description, { id: "turn-off", lastResult });
  if (isRequired) {
    return (
      <section>
        <h2>{t("turnOff.title")}</h2>
        <p className="mt-2 max-w-prose text-stone">{t("turnOff.required")}</p>
      </section>
    );
  }
  return (
    <section>
      <h2>{t("turnOff.title")}</h2>
      <details className="mt-2" open={lastResult !== undefined}>
        <summary className="link inline-block min-h-6">{t("turnOff.open")}</summary>
        <ServerForm
          form={form}
          errors={[...errors, ...proofErrors]}
          action={paths.security(returnTo)}
          className="mt-4 grid gap-5"
        >
          <input type="hidden" name="intent" value="turn-off" />
          <div className="max-w-sm">
            <PasswordField
              field={fields.password}
              label={t("proof.password")}
              autoComplete="current-password"
            />
          </div>
          <ProofFields wanted={wanted} />
          <p>
            <button className="button button-danger">{t("turnOff.submit")}</button>
          </p>
        </ServerForm>
      </details>
    </section>
  );
}
