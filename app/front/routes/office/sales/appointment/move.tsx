import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import type { ShownMove } from "~/sales/appointments/move-page.server";
import type { moveForm } from "~/sales/appointments/reservation-form";
import { SlotChoice } from "~/sales/appointments/slot-choice";

/** Another free hour for the appointment. */
export function Move({
  description,
  moving,
  version,
  lastResult,
}: {
  description: DescriptionOf<typeof moveForm>;
  moving: ShownMove;
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  const [form, fields, errors] = useServerForm(description, { id: "move", lastResult });
  return (
    <Panel title={t("one.move")}>
      {moving.days.length === 0 ? (
        <p className="text-stone">{t("noTimes")}</p>
      ) : (
        <ServerForm form={form} errors={errors} action={moving.action} preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="version" value={version} />
          <p className="mb-4 text-stone">{t("one.moveText")}</p>
          <SlotChoice
            field={fields.slot}
            label={shop("time")}
            days={moving.days}
            later={moving.later}
            first={moving.first}
          />
          <button className="button button-secondary mt-5">{t("one.moveButton")}</button>
        </ServerForm>
      )}
    </Panel>
  );
}
