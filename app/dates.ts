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

/** A day as shoppers read it, on Bucharest's calendar, in the page's language. */
export function formatDay(instant: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: "long",
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
