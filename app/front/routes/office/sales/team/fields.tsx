import { optionsOf, type SectionsOf } from "~/front/desk/record";
import type { TFunction } from "~/platform/i18n/translate";
import type { OpeningHours } from "~/platform/settings/opening-hours";
import { HoursList } from "~/platform/settings/opening-hours-list";
import { counties, countyCodes } from "~/platform/settings/places";
import { weekdays } from "~/sales/appointments/front/hours";
import { kinds } from "~/sales/appointments/kinds";

import type { teamForm } from "./schema";

/** A team: what it does, when, how often, and where; visits are offered while the showroom is open too. */
export function teamSections(
  t: TFunction<["office-appointments", "appointments"]>,
  showroomHours: OpeningHours,
): SectionsOf<typeof teamForm> {
  const days = weekdays.map(
    (day) => [`hours${day}`, { label: t(`teamForm.weekdays.${day}`) }] as const,
  );
  return [
    {
      title: t("teams.one"),
      fields: {
        name: { label: t("teams.fields.name") },
        kinds: {
          kind: "boxes",
          label: t("teams.fields.kinds"),
          options: optionsOf(kinds, (kind) => t(`appointments:kinds.${kind}`)),
        },
        isActive: { kind: "tick", label: t("teams.fields.isActive") },
      },
    },
    {
      title: t("teamForm.hours"),
      intro: t("teamForm.hoursHint"),
      fields: Object.fromEntries(days),
      below: (
        <>
          <p className="mt-6 mb-2 max-w-prose text-stone">{t("teamForm.showroomHours")}</p>
          <HoursList hours={showroomHours} />
        </>
      ),
    },
    {
      title: t("teamForm.slots"),
      fields: {
        slotMinutes: { kind: "number", label: t("teamForm.slotMinutes") },
        places: { kind: "number", label: t("teamForm.places") },
        noticeHours: { kind: "number", label: t("teamForm.noticeHours") },
        weeksAhead: { kind: "number", label: t("teamForm.weeksAhead") },
      },
    },
    {
      title: t("teamForm.counties"),
      intro: t("teamForm.countiesHint"),
      fields: {
        counties: {
          kind: "boxes",
          label: t("teamForm.counties"),
          options: optionsOf(countyCodes, (code) => counties[code]),
        },
      },
    },
  ];
}
