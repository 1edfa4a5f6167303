import { addDays, startOfDay, weekdayOf } from "~/platform/format/dates";

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * The instant at which Bucharest's clock shows so many minutes since midnight on a day; 1440 is the
 * midnight after it. Undefined for the hour that the clock skips in March. Of the two instants of the
 * hour that it shows twice in October, the first.
 */
export function instantAt(day: string, minutes: number): string | undefined {
  if (minutes >= DAY_MINUTES) return instantAt(addDays(day, 1), minutes - DAY_MINUTES);
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  // The clock is two hours ahead of UTC, and three in summer.
  const summer = wall - 3 * 60 * MINUTE;
  if (minutesOf(new Date(summer)) === minutes) return new Date(summer).toISOString();
  const winter = wall - 2 * 60 * MINUTE;
  return minutesOf(new Date(winter)) === minutes ? new Date(winter).toISOString() : undefined;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Bucharest",
});

/** What Bucharest's clock shows at an instant, in minutes since midnight. */
export function minutesOf(instant: Date): number {
  const [hours = "0", minutes = "0"] = clock.format(instant).split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The first day of the week of a day: its Monday. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** The instants at which the days from one to another begin and end; the end is no longer part of them. */
export function spanOf(from: string, to: string): { start: string; end: string } {
  return { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}
