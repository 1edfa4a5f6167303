import { addDays, LONGEST_TERM } from "~/platform/format/dates";
import {
  counted,
  noMinutes,
  passThrough,
  perStation,
  stations,
  type Load,
  type Places,
  type Station,
  type Workday,
} from "~/platform/settings/workshop-load";

import type { Person } from "./person.server";
import { agreedOn, inTurn, mayBeginAt, type Job } from "./schedule";

const WORKDAYS_A_WEEK = 5;
const HOUR = 60;

/** A working day is planned for every day that may be promised. */
export const PROMISED_WORKDAYS = Math.ceil((LONGEST_TERM / 7) * WORKDAYS_A_WEEK);

/** Orders that may begin on many days are taken together, so that no load has more rooms than this. */
const MOST_ROOMS = 24;

/** Who works in a workshop of which only the hours of a week are known: one bench, every working day alike. */
export function oneBench(hoursPerWeek: number): Pick<Person, "id" | "minutes" | "isActive"> {
  const assembly = (hoursPerWeek * HOUR) / WORKDAYS_A_WEEK;
  return { id: "", minutes: { ...noMinutes, assembly }, isActive: true };
}

/** The stations at which nobody works, whoever is away; none where nobody is entered. */
export function unmannedBy(people: readonly Pick<Person, "minutes" | "isActive">[]): Station[] {
  const working = people.filter(({ isActive }) => isActive);
  if (working.length === 0) return [];
  return stations.filter((station) => working.every(({ minutes }) => minutes[station] === 0));
}

/**
 * Where there is room for one more piece behind orders. At each station it comes behind all that may begin before it
 * ends; only one that is put off, or whose boards come later, leaves the room before it. So what a station stops, or
 * what more is ordered, never promises an earlier day, as a gap in the plan would, and no promise is earlier than the
 * plan's own day would be for a piece that waits for its decor alone.
 */
export function loadOf(
  jobs: readonly Job[],
  {
    today,
    days: planned,
    ...kind
  }: { today: string; days: readonly Workday[] } & Pick<Load, "isOneBench" | "unmanned">,
): Load {
  const whole = planned.filter(({ day }) => day < addDays(today, LONGEST_TERM));
  const agreed = agreedOn(jobs, whole);
  const days = whole.map(({ day, capacity }, at) => ({
    day,
    capacity: { ...capacity, delivery: capacity.delivery - agreed[at]! },
  }));
  const turns = inTurn(jobs).map((job) => {
    const left = job.deliverOn === null ? job.left : { ...job.left, delivery: 0 };
    return { begins: mayBeginAt(job, whole), left: counted(kind, left) };
  });
  const begun = [...new Set([0, ...turns.map(({ begins }) => begins)])]
    .filter((start) => start < days.length)
    .sort((one, other) => one - other);
  const together = Math.ceil(begun.length / MOST_ROOMS);
  const starts = begun.filter((_, index) => index % together === 0);
  const rooms = starts.map((_, index) => {
    const until = starts[index + 1] ?? days.length;
    let from: Places = perStation(() => ({ at: 0, used: 0 }));
    for (const { begins, left } of turns) {
      if (begins < until) from = passThrough(days, from, left, begins).places;
    }
    return { from, until };
  });
  return { today, days, rooms, ...kind };
}
