import { addDays, readDay } from "~/platform/format/dates";

/** Days of Bucharest's calendar, both in it. */
export interface Period {
  from: string;
  to: string;
}

export const MOST_MONTHS = 24;

/** The whole month before a day. */
export function lastMonth(today: string): Period {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** A period as an address has it; swapped days are swapped back, and anything invalid is last month's. */
export function readPeriod(query: URLSearchParams, today: string): Period {
  const usual = lastMonth(today);
  const [from = usual.from, to = usual.to] = [
    readDay(query.get("de")) || usual.from,
    readDay(query.get("pana")) || usual.to,
  ].sort();
  return { from, to };
}

export function periodQuery({ from, to }: Period): string {
  return new URLSearchParams({ de: from, pana: to }).toString();
}

/** Whether a period has more than 24 months, which no accountant asks for at once. */
export function isTooLong({ from, to }: Period): boolean {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from) >= MOST_MONTHS;
}
