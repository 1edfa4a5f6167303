import type { TFunction } from "~/platform/i18n/translate";
import type { OpeningHours } from "~/platform/settings/opening-hours";
import { HoursList } from "~/platform/settings/opening-hours-list";

/** When the showroom is open, below a team's hours: visits are offered only then. */
export function ShowroomHours({
  hours,
  t,
}: {
  hours: OpeningHours;
  t: TFunction<"office-appointments">;
}) {
  return (
    <>
      <p className="mt-6 mb-2 max-w-prose text-stone">{t("showroomHours")}</p>
      <HoursList hours={hours} />
    </>
  );
}
