import type { SubmissionResult } from "@conform-to/react";

import type { SecondFactor } from "~/people/identity/front/second-factor.server";
import { formatDay } from "~/platform/format/dates";
import type { QrCode } from "~/platform/format/qr-code.server";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { QrImage } from "~/platform/ui/front/qr-image";
import { Form } from "~/platform/ui/link";

import type { codeForm } from "./schema";

/** A secret whose first code has not been typed yet. */
interface WaitingSecret {
  secret: string;
  qrCode: QrCode;
}

/** One-time codes of an app: off, waiting for the first code, or on. */
export function Codes({
  description,
  factor,
  waiting,
  returnTo,
  lastResult,
}: {
  description: DescriptionOf<typeof codeForm>;
  factor: SecondFactor;
  waiting: WaitingSecret | null;
  returnTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t, i18n } = useTranslation("security");
  return (
    <section id="codes" className="scroll-mt-24">
      <h2>{t("codes.title")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("codes.text")}</p>
      {factor.codes === "on" && factor.codesSince !== null ? (
        <Form
          method="post"
          action={paths.security(returnTo)}
          className="mt-4 flex flex-wrap items-center justify-between gap-3 border-y border-line py-4"
        >
          <span className="font-semibold">
            {t("codes.since", { date: formatDay(factor.codesSince, i18n.language) })}
          </span>
          <button
            name="intent"
            value="remove"
            aria-label={t("codes.remove")}
            className="button button-secondary"
          >
            {t("remove")}
          </button>
        </Form>
      ) : (
        <>
          {factor.codes === "unreadable" && (
            <p className="mt-3 max-w-prose font-semibold text-error">{t("codes.unreadable")}</p>
          )}
          {waiting && (
            <SetUp
              {...waiting}
              description={description}
              returnTo={returnTo}
              lastResult={lastResult}
            />
          )}
          <Form method="post" action={paths.security(returnTo)} className="mt-4">
            <button
              name="intent"
              value="start-codes"
              className={`button ${waiting ? "button-secondary" : "button-primary"}`}
            >
              {t(waiting ? "codes.startAnew" : "codes.start")}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}

function SetUp({
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
