/** English is Europe's here: the day before the month, as everywhere else in the shop. */
const dateLocale = (language: string) => (language === "en" ? "en-GB" : language);

/** An instant as shoppers read it, on Bucharest's clock, in the page's language. */
export function formatDateTime(instant: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Bucharest",
  }).format(new Date(instant));
}

/** Making a formatter costs a hundred times what using it does, and tables and files use it a lot. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** An instant in figures, for tables: `21.11.2026, 12:30`. */
export function formatMoment(instant: string, language: string): string {
  let format = momentFormats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLocale(language), {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Europe/Bucharest",
    });
    momentFormats.set(language, format);
  }
  return format.format(new Date(instant));
}

/** A day as shoppers read it, on Bucharest's calendar, in the page's language. */
export function formatDay(instant: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: "long",
    timeZone: "Europe/Bucharest",
  }).format(new Date(instant));
}

/** The time of an instant as shoppers read it, on Bucharest's clock. */
export function formatTime(instant: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    timeStyle: "short",
    timeZone: "Europe/Bucharest",
  }).format(new Date(instant));
}

/** The name of an instant's day of the week, on Bucharest's calendar. */
export function formatWeekday(instant: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    weekday: "long",
    timeZone: "Europe/Bucharest",
  }).format(new Date(instant));
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
  return calendar.format(new Date(instant));
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
