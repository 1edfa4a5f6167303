import type { SubmissionResult } from "@conform-to/react";

import type { QrCode } from "~/platform/format/qr-code.server";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { QrImage } from "~/platform/ui/front/qr-image";

import type { codeForm } from "./schema";

/** A secret whose first code has not been typed yet. */
export interface WaitingSecret {
  secret: string;
  qrCode: QrCode;
}

export function SetUp({
  description,
  secret,
  qrCode,
  returnTo,
  lastResult,
}: WaitingSecret & {
  description: DescriptionOf<typeof codeForm>;
  returnTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("security");
  const [form, fields, errors] = useServerForm(description, { id: "confirm-codes", lastResult });
  return (
    <div className="mt-4 grid gap-6 border border-line bg-white p-5 sm:grid-cols-[auto_1fr]">
      <QrImage code={qrCode} label={t("codes.picture")} />
      <div className="grid min-w-0 content-start gap-4">
        <p>{t("codes.scan")}</p>
        <p>
          {t("codes.type")}{" "}
          <code className="block font-mono font-semibold break-words">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </code>
        </p>
        <ServerForm
          form={form}
          errors={errors}
          action={paths.security(returnTo)}
          className="grid gap-4"
        >
          <input type="hidden" name="intent" value="confirm-codes" />
          <TextField
            field={fields.code}
            label={t("codes.first")}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <p>
            <button className="button button-primary">{t("codes.confirm")}</button>
          </p>
        </ServerForm>
      </div>
    </div>
  );
}
