/** An instant as shoppers read it, on Bucharest's clock, in the page's language. */
export function formatDateTime(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Bucharest",
  }).format(new Date(instant));
}
