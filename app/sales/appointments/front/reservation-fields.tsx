import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import { TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { NoTimes } from "./no-times";
import type { ShownReservation } from "./reservation-page.server";
import { SlotChoice } from "./slot-choice";
import type { ReservationRefusal } from "./take-reservation.server";

/** What becomes of a posted form that is not accepted. */
export interface ReservationAnswer {
  result: SubmissionResult<string[]>;
  refused?: ReservationRefusal | undefined;
}

/** A time and who wants it. Needs the text group `appointments`. */
export function ReservationFields({
  shown,
  answer,
  phone,
}: {
  shown: ShownReservation;
  answer: ReservationAnswer | undefined;
  /** The shop's. */
  phone: string;
}) {
  const { t } = useTranslation("appointments");
  const navigation = useNavigation();
  const isSending = navigation.formMethod === "POST";
  const [form, fields, errors] = useServerForm(shown.form, {
    id: "booking",
    lastResult: answer?.result,
    defaultValue: shown.typed,
  });
  if (shown.days.length === 0 && !answer) return <NoTimes shown={shown} phone={phone} />;
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={answer?.refused ? [<Refusal key="refusal" refused={answer.refused} />] : []}
      action={shown.action}
      className="mt-6 grid max-w-3xl gap-8"
    >
      <div>
        {shown.days.length === 0 ? (
          <NoTimes shown={shown} phone={phone} />
        ) : (
          <SlotChoice
            field={fields.slot}
            label={t("time")}
            days={shown.days}
            later={shown.later}
            first={shown.first}
          />
        )}
      </div>
      <div className="grid gap-6">
        <h2>{t("details")}</h2>
        <input type="hidden" name="formToken" value={shown.typed.formToken} />
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
        {shown.kind === "measuring" && (
          <TextField
            field={fields.address}
            label={t("address")}
            hint={t("addressHint")}
            autoComplete="street-address"
          />
        )}
        {shown.address && <p>{t("deliveryAddress", { address: shown.address })}</p>}
        <TextArea field={fields.note} label={t("note")} hint={t("noteHint")} rows={3} />
        <p className="text-sm text-stone">
          {t("privacy")}{" "}
          <Link to={paths.privacy()} className="link">
            {t("privacyLink")}
          </Link>
        </p>
        <p>
          <button aria-busy={isSending} className="button button-primary">
            {isSending ? t("booking") : t("book")}
          </button>
        </p>
      </div>
    </ServerForm>
  );
}

/** Why a reservation was refused, in words. */
function Refusal({ refused }: { refused: ReservationRefusal }) {
  const { t } = useTranslation("appointments");
  switch (refused.kind) {
    case "too-many":
      return t("refused.tooMany", { count: refused.minutes });
    case "not-saved":
      return t("refused.notSaved");
    case "taken":
    case "enough":
      return t(`refused.${refused.kind}`);
  }
}
