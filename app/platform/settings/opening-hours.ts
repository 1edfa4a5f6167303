import type { TFunction } from "~/platform/i18n/translate";

/** Opening hours as people write them, e.g. `9:00–18:00`; empty means closed. */
export interface OpeningHours {
  weekdays: string;
  saturday: string;
  sunday: string;
}

/** The days of a week and what is said of each, in words. */
export function hoursByDay(
  { weekdays, saturday, sunday }: OpeningHours,
  t: TFunction<"footer">,
): [day: string, open: string][] {
  return [
    [t("weekdays"), weekdays || t("closed")],
    [t("saturday"), saturday || t("closed")],
    [t("sunday"), sunday || t("closed")],
  ];
}

/** Whether a place is open now and until when, or when it opens next; undefined when it never opens. */
export type OpenState =
  | { isOpen: true; time: string }
  | { isOpen: false; daysAhead: number; opensOn: string; time: string };

/**
 * The hours of every day from Monday, in the form that search engines read: `09:00`; closed days
 * are left out.
 */
export function weeklyHours(
  hours: OpeningHours,
): { days: string[]; opens: string; closes: string }[] {
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const groups: [string[], string][] = [
    [weekdays, hours.weekdays],
    [["Saturday"], hours.saturday],
    [["Sunday"], hours.sunday],
  ];
  return groups.flatMap(([days, text]) =>
    readSpans(text).map(([opens, closes]) => ({
      days,
      opens: writeTime(opens).padStart(5, "0"),
      closes: writeTime(closes).padStart(5, "0"),
    })),
  );
}

/**
 * The spans of a weekday, 0 for Monday to 6, in minutes since midnight; none on a closed day. Undefined
 * where the shop says something else than times, e.g. "by phone".
 */
export function spansOn(hours: OpeningHours, weekday: number): [number, number][] | undefined {
  const text = [hours.saturday, hours.sunday][weekday - 5] ?? hours.weekdays;
  const spans = readSpans(text);
  return spans.length > 0 || text.trim() === "" ? spans : undefined;
}

/** Spans in minutes since midnight. A text that is not a time gives no span. */
function readSpans(text: string): [number, number][] {
  return [...text.matchAll(/(\d{1,2})[:.](\d{2})\s*[–—-]\s*(\d{1,2})[:.](\d{2})/g)]
    .map(([, h1, m1, h2, m2]): [number, number] => [
      Number(h1) * 60 + Number(m1),
      Number(h2) * 60 + Number(m2),
    ])
    .filter(([opens, closes]) => opens < closes && closes <= 24 * 60);
}

export function writeTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
