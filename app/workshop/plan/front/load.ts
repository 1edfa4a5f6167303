import { addDays } from "~/platform/format/dates";
import {
  atOneBench,
  noMinutes,
  passThrough,
  perStation,
  type Load,
  type Places,
  type Workday,
} from "~/platform/settings/workshop-load";

import type { Person } from "./person.server";
import { agreedOn, inTurn, mayBeginAt, type Job } from "./schedule";

const WORKDAYS_A_WEEK = 5;
const HOUR = 60;

/** So many days ahead promises look, whatever of them is free: the plan has days for all of them. */
const PROMISED_DAYS = 26 * 7;

/** Who works in a workshop of which only the hours of a week are known: one bench, every working day alike. */
export function oneBench(hoursPerWeek: number): Pick<Person, "id" | "minutes" | "isActive"> {
  const assembly = (hoursPerWeek * HOUR) / WORKDAYS_A_WEEK;
  return { id: "", minutes: { ...noMinutes, assembly }, isActive: true };
}

/**
 * Where there is room for one more piece behind orders. At each station it comes behind all that may begin before it
 * ends; only one that is put off, or whose boards come later, leaves the room before it. So what a station stops, or
 * what more is ordered, never promises an earlier day, as a gap in the plan would, and no promise is earlier than the
 * plan's own day would be.
 */
export function loadOf(
  jobs: readonly Job[],
  {
    today,
    days: planned,
    isOneBench,
  }: { today: string; days: readonly Workday[]; isOneBench: boolean },
): Load {
  const whole = planned.filter(({ day }) => day < addDays(today, PROMISED_DAYS));
  const agreed = agreedOn(jobs, whole);
  const days = whole.map(({ day, capacity }, at) => ({
    day,
    capacity: { ...capacity, delivery: capacity.delivery - agreed[at]! },
  }));
  const turns = inTurn(jobs).map((job) => {
    const left = job.deliverOn === null ? job.left : { ...job.left, delivery: 0 };
    return { begins: mayBeginAt(job, whole), left: isOneBench ? atOneBench(left) : left };
  });
  const starts = [...new Set([0, ...turns.map(({ begins }) => begins)])]
    .filter((start) => start < days.length)
    .sort((one, other) => one - other);
  const rooms = starts.map((start, index) => {
    let from: Places = perStation(() => ({ at: 0, used: 0 }));
    for (const { begins, left } of turns) {
      if (begins <= start) from = passThrough(days, from, left, begins).places;
    }
    return { from, until: starts[index + 1] ?? days.length };
  });
  return { today, days, rooms, isOneBench };
}
