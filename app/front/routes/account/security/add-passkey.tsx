import type { SubmissionResult } from "@conform-to/react";

import { PasskeyButton } from "~/people/identity/front/passkey-button";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";

import type { passkeyForm } from "./schema";

export function AddPasskey({
  description,
  device,
  returnTo,
  lastResult,
}: {
  description: DescriptionOf<typeof passkeyForm>;
  device: string;
  returnTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("security");
  const [form, fields, errors] = useServerForm(description, {
    id: "add-passkey",
    lastResult,
    defaultValue: { name: device },
  });
  return (
    <ServerForm
      form={form}
      errors={errors}
      action={paths.security(returnTo)}
      className="mt-4 grid max-w-sm gap-4"
    >
      <input type="hidden" name="intent" value="add-passkey" />
      <TextField field={fields.name} label={t("passkeys.name")} autoComplete="off" />
      <PasskeyButton purpose="register" label={t("passkeys.add")} />
    </ServerForm>
  );
}
