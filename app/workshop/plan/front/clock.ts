import { addDays, dayOf, startOfDay } from "~/platform/format/dates";

/** A clock that nobody stops ends by itself after so many hours, or at midnight if that is earlier. */
export const MOST_HOURS = 12;

/** So many minutes are kept of an order at one station at most: a thousand hours. */
export const MOST_MINUTES = 60_000;

/** How long an order took at a station. */
export interface StationTime {
  /** Whole minutes up to when its clock was last stopped. */
  minutes: number;
  /** When its clock was started; null while it stands. */
  startedAt: string | null;
  version: number;
}

/** What a station has at which nothing of an order was measured. */
export const untouched: StationTime = { minutes: 0, startedAt: null, version: 0 };

/** The instant at which a clock ends that nobody stops: midnight in Bucharest, or twelve hours after its start. */
export function endOfClock(startedAt: string): string {
  const last = new Date(Date.parse(startedAt) + MOST_HOURS * 60 * 60 * 1000).toISOString();
  const midnight = startOfDay(addDays(dayOf(startedAt), 1));
  return last < midnight ? last : midnight;
}

/** Whether a clock runs: it was started, and has not ended by itself. */
export function isRunning({ startedAt }: Pick<StationTime, "startedAt">, now: Date): boolean {
  return startedAt !== null && now.toISOString() < endOfClock(startedAt);
}

/** Whether a clock ended by itself, and nobody has put its minutes right since. */
export function isForgotten(time: Pick<StationTime, "startedAt">, now: Date): boolean {
  return time.startedAt !== null && !isRunning(time, now);
}

/** The minutes up to an instant, those of a clock that runs included, each run rounded to whole ones. */
export function minutesUntil(
  { minutes, startedAt }: Pick<StationTime, "minutes" | "startedAt">,
  now: Date,
): number {
  if (startedAt === null) return minutes;
  const end = Math.min(now.getTime(), Date.parse(endOfClock(startedAt)));
  // A clock of the machine that was put back makes no minute less.
  const run = Math.max(0, Math.round((end - Date.parse(startedAt)) / 60_000));
  return Math.min(MOST_MINUTES, minutes + run);
}
