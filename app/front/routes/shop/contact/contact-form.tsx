import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { z } from "zod";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField, TrapField } from "~/platform/forms/field";
import { attachmentField } from "~/platform/forms/field-names";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { Attachment } from "./attachment";
import type { contactForm } from "./schema";
import type { ContactRefusal } from "./send.server";

export function ContactForm({
  description,
  typed,
  lastResult,
  refused,
}: {
  description: DescriptionOf<typeof contactForm>;
  /** The values that the form starts with. */
  typed: z.input<typeof contactForm>;
  lastResult: SubmissionResult<string[]> | undefined;
  refused: ContactRefusal | undefined;
}) {
  const { t } = useTranslation("contact");
  const navigation = useNavigation();
  const isSending = navigation.formMethod === "POST" && navigation.formAction === paths.contact();
  const [form, fields, fieldErrors] = useServerForm(description, {
    lastResult,
    defaultValue: typed,
  });
  const attachmentError = refused?.kind === "attachment" ? refused.message : undefined;
  const errors = [
    ...fieldErrors,
    ...(attachmentError ? [{ id: attachmentField, message: attachmentError }] : []),
  ];
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={
        refused && refused.kind !== "attachment"
          ? [<Refusal key="refusal" refused={refused} />]
          : []
      }
      action={paths.contact()}
      encType="multipart/form-data"
      className="grid content-start gap-6"
    >
      <TextField field={fields.name} label={t("name")} autoComplete="name" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField field={fields.email} type="email" label={t("email")} autoComplete="email" />
        <TextField
          field={fields.phone}
          type="tel"
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="tel"
        />
      </div>
      <TextField field={fields.subject} label={t("subject")} />
      <TextArea field={fields.message} label={t("message")} rows={7} />
      <Attachment error={attachmentError} />
      <TrapField label={t("trap")} />
      <p className="text-sm text-stone">
        {t("privacy")}{" "}
        <Link to={paths.privacy()} className="link">
          {t("privacyLink")}
        </Link>
      </p>
      <p>
        <button aria-busy={isSending} className="button button-primary">
          {isSending ? t("sending") : t("send")}
        </button>
      </p>
    </ServerForm>
  );
}

function Refusal({ refused }: { refused: Exclude<ContactRefusal, { kind: "attachment" }> }) {
  const { t } = useTranslation("contact");
  if (refused.kind === "not-saved") return t("refused.notSaved");
  return t("refused.tooMany", { count: refused.minutes });
}
