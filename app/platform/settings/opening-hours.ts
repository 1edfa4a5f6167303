import { memoize } from "~/platform/basics/memoize";
import { addDays, dayOf, weekdayOf } from "~/platform/format/dates";
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

const MINUTE = 60 * 1000;

/** An opening that is farther ahead is not looked for: longer than any holiday of a workshop. */
const FARTHEST_DAYS = 366;

/**
 * On Bucharest's clock, wherever the server stands. `isClosedOn` says on which days nobody comes, whatever
 * the hours are (`findClosedDays`).
 */
export function openState(
  hours: OpeningHours,
  isClosedOn: (day: string) => boolean,
  now: Date,
): OpenState | undefined {
  const today = dayOf(now.toISOString());
  const minutes = minutesOf(now);
  for (let ahead = 0; ahead <= FARTHEST_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const spans = spansOn(hours, weekdayOf(day)) ?? [];
    if (spans.length === 0 || isClosedOn(day)) continue;
    for (const [opens, closes] of spans) {
      if (ahead === 0 && minutes >= closes) continue;
      if (ahead === 0 && minutes >= opens) return { isOpen: true, time: writeTime(closes) };
      // Noon of that day rather than this time of it, so that the page has the same data all day.
      const opensOn = `${day}T12:00:00.000Z`;
      return { isOpen: false, daysAhead: ahead, opensOn, time: writeTime(opens) };
    }
  }
  return undefined;
}

/**
 * The next instant at which `openState` changes: an opening, a closing or midnight, on Bucharest's
 * clock.
 */
export function nextChange(all: OpeningHours[], now: Date): Date {
  const minutes = minutesOf(now);
  const weekday = weekdayOf(dayOf(now.toISOString()));
  const times = all.flatMap((hours) => (spansOn(hours, weekday) ?? []).flat());
  const next = Math.min(24 * 60, ...times.filter((time) => time > minutes));
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const change = minute + (next - minutes) * MINUTE;
  // On the two days of the clock change the interval may be an hour longer or shorter.
  return new Date(Math.min(change, minute + 60 * MINUTE));
}

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

function writeTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

const clock = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Bucharest",
});

/** The minutes since midnight on Bucharest's clock. */
function minutesOf(instant: Date): number {
  const minute = Math.floor(instant.getTime() / MINUTE);
  return memoizedMinutes(String(minute), () => readClock(instant));
}

const memoizedMinutes = memoize<number>(100);

function readClock(instant: Date): number {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map((one) => [one.type, one.value]),
  );
  return Number(parts.hour) * 60 + Number(parts.minute);
}
