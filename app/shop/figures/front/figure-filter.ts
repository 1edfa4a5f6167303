import { addDays, readDay } from "~/platform/format/dates";
import { isLanguage, type Language } from "~/platform/i18n/languages";

/** Days of Bucharest's calendar, both inclusive; an empty language is all of them. */
export interface FigureFilter {
  from: string;
  to: string;
  language: Language | "";
}

/** The last days that are shown where no others are asked for. */
const USUAL_DAYS = 30;

/**
 * Reads a filter from an address. Unknown values are ignored, swapped days are swapped back; without an end
 * the days run until today, without a start thirty days.
 */
export function readFigureFilter(query: URLSearchParams, today: string): FigureFilter {
  const typed = { from: readDay(query.get("de")), to: readDay(query.get("pana")) };
  const to = typed.to || (typed.from > today ? typed.from : today);
  const [first, last] = [typed.from || addDays(to, 1 - USUAL_DAYS), to].sort() as [string, string];
  const language = query.get("limba");
  return { from: first, to: last, language: isLanguage(language) ? language : "" };
}

/** The query string of a filter: `?…`. */
export function figureFilterQuery({ from, to, language }: FigureFilter): string {
  const query = new URLSearchParams({ de: from, pana: to });
  if (language) query.set("limba", language);
  return `?${query}`;
}
