import { memoize } from "~/platform/basics/memoize";
import { addDays, dayOf, weekdayOf } from "~/platform/format/dates";

import { type OpeningHours, type OpenState, spansOn, writeTime } from "../opening-hours";

const MINUTE = 60 * 1000;

/** An opening that is farther ahead is not looked for: longer than any holiday of a workshop. */
const FARTHEST_DAYS = 366;

/**
 * On Bucharest's clock, wherever the server stands. `isClosedOn` says on which days nobody comes, whatever
 * the hours are (`findClosedDays`).
 */
export function openState(
  hours: OpeningHours,
  isClosedOn: (day: string) => boolean,
  now: Date,
): OpenState | undefined {
  const today = dayOf(now.toISOString());
  const minutes = minutesOf(now);
  for (let ahead = 0; ahead <= FARTHEST_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const spans = spansOn(hours, weekdayOf(day)) ?? [];
    if (spans.length === 0 || isClosedOn(day)) continue;
    for (const [opens, closes] of spans) {
      if (ahead === 0 && minutes >= closes) continue;
      if (ahead === 0 && minutes >= opens) return { isOpen: true, time: writeTime(closes) };
      // Noon of that day rather than this time of it, so that the page has the same data all day.
      const opensOn = `${day}T12:00:00.000Z`;
      return { isOpen: false, daysAhead: ahead, opensOn, time: writeTime(opens) };
    }
  }
  return undefined;
}

/**
 * The next instant at which `openState` changes: an opening, a closing or midnight, on Bucharest's
 * clock.
 */
export function nextChange(all: OpeningHours[], now: Date): Date {
  const minutes = minutesOf(now);
  const weekday = weekdayOf(dayOf(now.toISOString()));
  const times = all.flatMap((hours) => (spansOn(hours, weekday) ?? []).flat());
  const next = Math.min(24 * 60, ...times.filter((time) => time > minutes));
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const change = minute + (next - minutes) * MINUTE;
  // On the two days of the clock change the interval may be an hour longer or shorter.
  return new Date(Math.min(change, minute + 60 * MINUTE));
}

const clock = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Bucharest",
});

/** The minutes since midnight on Bucharest's clock. */
function minutesOf(instant: Date): number {
  const minute = Math.floor(instant.getTime() / MINUTE);
  return memoizedMinutes(String(minute), () => readClock(instant));
}

const memoizedMinutes = memoize<number>(100);

function readClock(instant: Date): number {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map((one) => [one.type, one.value]),
  );
  return Number(parts.hour) * 60 + Number(parts.minute);
}
