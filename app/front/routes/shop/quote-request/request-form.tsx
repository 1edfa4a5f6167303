import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { FileField, SelectField, TextArea, TextField, TrapField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import type { requestForm } from "./schema";
import type { RefusedRequest } from "./send-request.server";

interface RequestFormProps {
  description: DescriptionOf<typeof requestForm>;
  /** The query of the page, which names the pieces. */
  query: string;
  typed: Record<"name" | "email" | "phone" | "county" | "city" | "wishes", string>;
  phone: string;
  /** Counties, and abroad. */
  places: { value: string; label: string }[];
  /** How many pictures may be sent, and how large. */
  picturesHint: string;
  lastResult: SubmissionResult<string[]> | undefined;
  refused: RefusedRequest | undefined;
}

export function RequestForm({
  description,
  query,
  typed,
  phone,
  places,
  picturesHint,
  lastResult,
  refused,
}: RequestFormProps) {
  const { t } = useTranslation("quote");
  const isSending = useNavigation().formMethod === "POST";
  const [form, fields, fieldErrors] = useServerForm(description, {
    lastResult,
    defaultValue: typed,
  });
  const pictureError = refused?.kind === "pictures" ? refused.message : undefined;
  return (
    <ServerForm
      form={form}
      errors={[
        ...fieldErrors,
        ...(pictureError ? [{ id: "pictures", message: pictureError }] : []),
      ]}
      formErrors={
        refused && refused.kind !== "pictures"
          ? [<Refusal key="refusal" refused={refused} phone={phone} />]
          : []
      }
      action={paths.quote(query)}
      encType="multipart/form-data"
      className="grid content-start gap-6"
    >
      <TextArea field={fields.wishes} label={t("wishes")} hint={t("wishesHint")} rows={6} />
      <FileField
        field={plainField("pictures", { error: pictureError, isOptional: true })}
        label={t("pictures")}
        hint={picturesHint}
        accept="image/*"
        multiple
      />
      <TextField field={fields.name} label={t("name")} autoComplete="name" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          field={fields.email}
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="email"
        />
        <TextField
          field={fields.phone}
          type="tel"
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="tel"
        />
        <SelectField
          field={fields.county}
          label={t("county")}
          options={places}
          empty={t("chooseCounty")}
          autoComplete="address-level1"
        />
        <TextField field={fields.city} label={t("city")} autoComplete="address-level2" />
      </div>
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

function Refusal({
  refused,
  phone,
}: {
  refused: Exclude<RefusedRequest, { kind: "pictures" }>;
  phone: string;
}) {
  const { t } = useTranslation("quote");
  if (refused.kind === "not-saved") return t("refused.notSaved");
  if (refused.kind === "too-many-open") return t("refused.tooManyOpen", { phone });
  return t("refused.tooMany", { count: refused.minutes });
}
