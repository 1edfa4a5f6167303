import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, FieldGroup, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { OpeningHours } from "~/platform/settings/opening-hours";
import { HoursList } from "~/platform/settings/opening-hours-list";
import { counties, countyCodes } from "~/platform/settings/places";
import { weekdays } from "~/sales/appointments/hours";
import { kinds } from "~/sales/appointments/kinds";

import type { teamForm } from "./schema";

const numbers = ["slotMinutes", "places", "noticeHours", "weeksAhead"] as const;

/** A team: what it does, when, how often, and where. */
export function TeamForm({
  description,
  address,
  values,
  showroomHours,
  version,
  lastResult,
}: {
  description: DescriptionOf<typeof teamForm>;
  /** The team's id, or `nou`. */
  address: string;
  values: Partial<Record<string, string>>;
  /** When the showroom is open, by the settings: visits are offered within both. */
  showroomHours: OpeningHours;
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  const [form, fields, errors] = useServerForm(description, {
    id: "team",
    lastResult,
    defaultValue: values,
  });
  return (
    <ServerForm form={form} errors={errors} action={officePaths.appointmentTeam(address)}>
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-6">
        <Panel title={t("team")}>
          <div className="grid gap-4">
            <TextField field={fields.name} label={t("teamForm.name")} autoComplete="off" />
            <FieldGroup field={fields.kinds} label={t("teamForm.kinds")}>
              <div className="mt-2 grid gap-2">
                {kinds.map((kind) => (
                  <Checkbox key={kind} field={fields[kind]}>
                    {shop(`kinds.${kind}`)}
                  </Checkbox>
                ))}
              </div>
            </FieldGroup>
            <Checkbox field={fields.isActive}>{t("teamForm.isActive")}</Checkbox>
          </div>
        </Panel>
        <Panel title={t("teamForm.hours")}>
          <p className="mb-4 max-w-prose text-stone">{t("teamForm.hoursHint")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {weekdays.map((day) => (
              <TextField
                key={day}
                field={fields[`hours${day}`]}
                label={t(`teamForm.weekdays.${day}`)}
                autoComplete="off"
              />
            ))}
          </div>
          <p className="mt-6 mb-2 max-w-prose text-stone">{t("teamForm.showroomHours")}</p>
          <HoursList hours={showroomHours} />
        </Panel>
        <Panel title={t("teamForm.slots")}>
          <div className="grid gap-4 sm:grid-cols-2">
            {numbers.map((name) => (
              <TextField
                key={name}
                field={fields[name]}
                label={t(`teamForm.${name}`)}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
          </div>
        </Panel>
        <Panel title={t("teamForm.counties")}>
          <p className="mb-4 max-w-prose text-stone">{t("teamForm.countiesHint")}</p>
          <FieldGroup field={fields.counties} label={t("teamForm.counties")}>
            <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
              {countyCodes.map((code) => (
                <Checkbox key={code} field={fields[code]}>
                  {counties[code]}
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
        </Panel>
      </div>
      <button className="button button-primary mt-6">{t("teamForm.save")}</button>
    </ServerForm>
  );
}
