import type { TFunction } from "~/platform/i18n/translate";

/** Nobody puts an order off for longer, in days: the plan has room for its work behind that. */
export const MOST_DAYS_AHEAD = 150;

/** Minutes as people say them, in one piece: `3 h 20 min`, `45 min`, `8 h`. */
export function hoursText(minutes: number, t: TFunction<"office-plan">): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const text =
    values.hours === 0
      ? t("minutes", values)
      : t(values.minutes === 0 ? "hours" : "hoursAndMinutes", values);
  return text.replaceAll(" ", "\u00a0");
}

/** The instant at which a day is named, as days are formatted. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}
