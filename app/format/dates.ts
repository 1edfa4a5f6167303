import { memoize } from "~/memoize";

/** English is Europe's here: the day before the month, as everywhere else in the shop. */
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

/** Making a formatter costs a hundred times what using it does, and tables and files use it a lot. */
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

/** An instant as shoppers read it, on Bucharest's clock, in the page's language. */
export function formatDateTime(instant: string, language: string): string {
  return format(instant, language, "dateTime");
}

/** An instant in figures, for tables: `21.11.2026, 12:30`. */
export function formatMoment(instant: string, language: string): string {
  return format(instant, language, "moment");
}

/** A day as shoppers read it, on Bucharest's calendar, in the page's language. */
export function formatDay(instant: string, language: string): string {
  return format(instant, language, "day");
}

/** The time of an instant as shoppers read it, on Bucharest's clock. */
export function formatTime(instant: string, language: string): string {
  return format(instant, language, "time");
}

/** The name of an instant's day of the week, on Bucharest's calendar. */
export function formatWeekday(instant: string, language: string): string {
  return format(instant, language, "weekday");
}

/** The instant at which a day of Bucharest's calendar begins. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Midnight in Bucharest comes two or three hours before midnight in Greenwich.
  const summer = new Date(midnight - 3 * 60 * 60 * 1000).toISOString();
  return dayOf(summer) === day ? summer : new Date(midnight - 2 * 60 * 60 * 1000).toISOString();
}

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest" });

/** The day of an instant on Bucharest's calendar, as `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  // Its midnight is a full hour of Greenwich.
  return memoizedDay(instant.slice(0, HOUR_LENGTH), () => calendar.format(new Date(instant)));
}

const HOUR_LENGTH = "2026-11-21T10".length;
const memoizedDay = memoize<string>(10_000);

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
