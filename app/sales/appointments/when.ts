import { formatDay, formatTime, formatWeekday } from "~/platform/format/dates";
import type { TFunction } from "~/platform/i18n/translate";

/** The day and the hours of an appointment in words, on Bucharest's clock. Needs the group `appointments`. */
export function whenText(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  language: string,
  t: TFunction<"appointments">,
): string {
  return t("when", {
    weekday: formatWeekday(starts_at, language),
    day: formatDay(starts_at, language),
    from: formatTime(starts_at, language),
    to: formatTime(ends_at, language),
  });
}
