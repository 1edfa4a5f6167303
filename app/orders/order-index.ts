import { startOfDay } from "~/format/dates";

/** An instant as the ledger numbers orders by it: microseconds since 1970. */
export function momentOf(instant: string): number {
  return Date.parse(instant) * 1000;
}

/** The stretch of a day, as sums of orders are kept by it, with which a day of Bucharest begins. */
export function startOfStretch(day: string): string {
  return startOfDay(day).slice(0, "2026-06-14T21".length);
}
