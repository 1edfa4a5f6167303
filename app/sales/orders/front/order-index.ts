// Lists, sums and the dashboard read all orders at once, which takes too long from the orders
// themselves. So SQLite triggers keep an index beside them: a narrow row for each order, numbered by the
// instant it was placed; the words of each order under that number; the sums of each slot of a day;
// and how many addresses ordered for the first time. A slot begins at 0, 21 or 22 o'clock UTC: a day
// of Bucharest begins at one of the last two, so that any span of days is a sum of whole slots.
import { startOfDay } from "~/platform/format/dates";

/** The number of an instant in the order index: microseconds since 1970. */
export function indexTimeOf(instant: string): number {
  return Date.parse(instant) * 1000;
}

/** The instant behind such a number. */
export function instantOf(number: number): string {
  return new Date(number / 1000).toISOString();
}

/** The slot with which a day of Bucharest begins, named by its first hour in UTC. */
export function firstSlotOf(day: string): string {
  return startOfDay(day).slice(0, "2026-06-14T21".length);
}
