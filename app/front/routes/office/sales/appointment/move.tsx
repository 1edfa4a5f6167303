import type { FormAnswer } from "~/front/desk/record";
import { DrawnFrom, StaleFields } from "~/front/desk/record-form";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { ShownMove } from "~/sales/appointments/front/move-page.server";
import type { moveForm } from "~/sales/appointments/front/reservation-form";
import { SlotChoice } from "~/sales/appointments/front/slot-choice";

import { useStanding } from "./steps";

/** Another free hour for the appointment. */
export function Move({
  description,
  moving,
  id,
  version,
  answer,
}: {
  description: DescriptionOf<typeof moveForm>;
  moving: ShownMove;
  id: string;
  version: number;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  const standing = useStanding();
  const own = officePaths.appointments(id);
  const [form, fields, errors] = useServerForm(description, {
    id: "move",
    lastResult: answer?.result,
  });
  return (
    <Panel title={t("one.move")}>
      {moving.days.length === 0 ? (
        <>
          <StaleFields answer={answer} fields={standing} theirs={own} isOver />
          <p className="text-stone">{t("noTimes")}</p>
        </>
      ) : (
        <ServerForm
          form={form}
          errors={errors}
          formErrors={answer?.isNotSaved ? [shop("refused.notSaved")] : []}
          action={moving.action}
          preventScrollReset
        >
          <input type="hidden" name="intent" value="move" />
          <DrawnFrom version={version} answer={answer} />
          <StaleFields answer={answer} fields={standing} theirs={own} />
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
