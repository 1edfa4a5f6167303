import type { SubmissionResult } from "@conform-to/react";

import { SelectField, TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { SlotChoice } from "~/sales/appointments/front/slot-choice";
import { isAway } from "~/sales/appointments/kinds";

import type { ShownDeskReservation } from "./reservation.server";
import type { DeskRefusal } from "./reserve-for-customer.server";

/** A free hour, and the customer on the phone. */
export function ReservationForm({
  reservation,
  lastResult,
  refused,
}: {
  reservation: ShownDeskReservation;
  lastResult: SubmissionResult<string[]> | undefined;
  refused: DeskRefusal | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  const [form, fields, errors] = useServerForm(reservation.form, {
    id: "booking",
    lastResult,
    defaultValue: reservation.typed,
  });
  if (reservation.days.length === 0 && !lastResult) return <p>{t("noTimes")}</p>;
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={refused ? [<span key="refusal">{shop(`refused.${refused}`)}</span>] : []}
      action={reservation.action}
      className="grid gap-6"
    >
      <Panel title={t("freeTimes")}>
        {reservation.days.length === 0 ? (
          <p>{t("noTimes")}</p>
        ) : (
          <SlotChoice
            field={fields.slot}
            label={shop("time")}
            days={reservation.days}
            later={reservation.later}
            first={reservation.first}
          />
        )}
      </Panel>
      <Panel title={t("customer")}>
        <input type="hidden" name="formToken" value={reservation.typed.formToken} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.name} label={shop("name")} autoComplete="off" />
          <TextField field={fields.email} type="email" label={shop("email")} autoComplete="off" />
          <TextField field={fields.phone} type="tel" label={shop("phone")} autoComplete="off" />
          {isAway(reservation.kind) && (
            <div className="sm:col-span-2">
              <TextField field={fields.address} label={shop("address")} autoComplete="off" />
            </div>
          )}
          <div className="sm:col-span-2">
            <TextArea field={fields.note} label={shop("note")} rows={2} />
          </div>
          <SelectField
            field={fields.language}
            label={t("language")}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
        <button className="button button-primary mt-4">{t("bookButton")}</button>
      </Panel>
    </ServerForm>
  );
}
