import { memoize } from "~/platform/basics/memoize";

/** English dates are written as in Europe, the day before the month, as everywhere else in the shop. */
const dateLocale = (language: string) => (language === "en" ? "en-GB" : language);

const styles = {
  dateTime: { dateStyle: "long", timeStyle: "short" },
  moment: {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  },
  day: { dateStyle: "long" },
  time: { timeStyle: "short" },
  weekday: { weekday: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formatters are kept, because creating one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant on Bucharest's clock and calendar, in the page's language. */
function format(instant: string, language: string, style: keyof typeof styles): string {
  const key = `${style} ${language}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const options = { ...styles[style], timeZone: "Europe/Bucharest" };
    formatter = new Intl.DateTimeFormat(dateLocale(language), options);
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(instant));
}

/** Date and time in words, on Bucharest's clock, in the page's language. */
export function formatDateTime(instant: string, language: string): string {
  return format(instant, language, "dateTime");
}

/** Date and time in figures, for tables: `21.11.2026, 12:30`. */
export function formatMoment(instant: string, language: string): string {
  return format(instant, language, "moment");
}

/** The date of an instant on Bucharest's calendar, or a day as it is stored (`2026-12-24`), in words of the page's language. */
export function formatDay(instant: string, language: string): string {
  return format(instant, language, "day");
}

/** The time of day on Bucharest's clock. */
export function formatTime(instant: string, language: string): string {
  return format(instant, language, "time");
}

/** The weekday of an instant on Bucharest's calendar, or of a day as it is stored. */
export function formatWeekday(instant: string, language: string): string {
  return format(instant, language, "weekday");
}

/** How long before `now` an instant was, in words: `acum 3 ore`. Of less than a minute: `acum 0 minute`. */
export function formatAge(instant: string, now: string, language: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000));
  const words = new Intl.RelativeTimeFormat(dateLocale(language));
  if (minutes < 60) return words.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words.format(-hours, "hour") : words.format(-Math.floor(hours / 24), "day");
}

/** The instant at which a day of Bucharest's calendar begins. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Midnight in Bucharest is two or three hours before midnight UTC.
  const summer = new Date(midnight - 3 * 60 * 60 * 1000).toISOString();
  return dayOf(summer) === day ? summer : new Date(midnight - 2 * 60 * 60 * 1000).toISOString();
}

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest" });

/** The day of an instant on Bucharest's calendar, as `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  // The day can change only at a full hour of UTC.
  return memoizedDay(instant.slice(0, HOUR_LENGTH), () => calendar.format(new Date(instant)));
}

const HOUR_LENGTH = "2026-11-21T10".length;
const memoizedDay = memoize<string>(10_000);

/** The day that many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A day as a date control sends it; empty for any other text and for a day that its month does not have. */
export function readDay(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : "";
}

/** The day in the workshop's time. */
export function today(): string {
  return dayOf(new Date().toISOString());
}

/** Whether a text is a day from today on, and at most so many days later. */
export function isAhead(typed: string, most: number): boolean {
  const day = readDay(typed);
  return day !== "" && day >= today() && day <= addDays(today(), most);
}

/** The latest day that a delivery is promised for, in days from its order. */
export const LONGEST_TERM = 365;

/** Whether a day has come, today among them. */
export function hasCome(day: string): boolean {
  return day <= today();
}

/** "24 de luni", "24 months": so many days or months as a language says it. */
export function periodText(count: number, unit: "day" | "month", language: string): string {
  return count.toLocaleString(language, { style: "unit", unit, unitDisplay: "long" });
}

/** The weekday of a day, from 0 for Monday to 6. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** A month as addresses name it, such as `2026-11`; undefined for any other text. */
export function readMonth(text: string | null): string | undefined {
  return text !== null && /^(20\d\d)-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** The month so many months later; earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const all = year * 12 + (number - 1) + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}
