import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import type { ShownMove } from "~/sales/appointments/front/move-page.server";
import type { moveForm } from "~/sales/appointments/front/reservation-form";
import { SlotChoice } from "~/sales/appointments/front/slot-choice";

/** Another free hour for the appointment. */
export function MoveForm({
  description,
  moving,
  phone,
  own,
  sequence,
  lastResult,
}: {
  description: DescriptionOf<typeof moveForm>;
  moving: ShownMove;
  phone: string;
  own: string;
  sequence: number;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("appointments");
  const [form, fields, errors] = useServerForm(description, { id: "move", lastResult });
  return (
    <ServerForm
      form={form}
      heading={<h2 className="mb-4">{t("moveTitle")}</h2>}
      errors={errors}
      action={moving.action}
      className="mt-8"
    >
      <div>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="sequence" value={sequence} />
        {moving.days.length === 0 ? (
          <p>{t("noTimes", { phone })}</p>
        ) : (
          <SlotChoice
            field={fields.slot}
            label={t("time")}
            days={moving.days}
            later={moving.later}
            first={moving.first}
          />
        )}
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        {moving.days.length > 0 && (
          <button className="button button-primary">{t("moveButton")}</button>
        )}
        <Link to={own} className="button button-quiet">
          {t("keep")}
        </Link>
      </p>
    </ServerForm>
  );
}
