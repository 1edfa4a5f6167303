import { addDays } from "~/platform/format/dates";
import {
  perStation,
  stations,
  type Minutes,
  type Station,
  type Workday,
} from "~/platform/settings/workshop-load";

/** An order as the plan takes it: what is left to do on it, and by when. Days of Bucharest. */
export interface Job {
  number: string;
  /** The last day of its delivery as it is promised; null where no day is. */
  due: string | null;
  /** No work on it before this day. */
  notBefore: string | null;
  /** The day from which all that it lacks is here; null where it lacks nothing. */
  readyOn: string | null;
  /** The day on which its delivery is agreed; null where none is. */
  deliverOn: string | null;
  /** What is left of it at each station. */
  left: Minutes;
}

/** A job that is promised with its way. */
export interface BroughtJob extends Job {
  /** In so many days it is with its buyer once it is made. */
  way: number;
}

/** Work on one order at one station on one day. */
interface Span {
  day: string;
  station: Station;
  minutes: number;
}

export interface PlannedJob<One extends Job = Job> {
  job: One;
  spans: Span[];
  /** The day of its last work; null where it has no end within the days. */
  endsOn: string | null;
  /** The station that cannot end it. */
  stuckAt: Station | null;
  /** Whether it may not even begin within the days: it is put off, or what it lacks comes, behind the last of them. */
  isBeyond: boolean;
}

export interface Schedule<One extends Job> {
  /** In the order in which they were given their time. */
  jobs: PlannedJob<One>[];
  /** The minutes that are given away, of each day. */
  taken: Minutes[];
}

/**
 * Gives every order its time: those promised for the earliest day first, so that what is late comes before
 * all else, and of one day in the order given. Each station takes what it has left of a day, the next one
 * goes on from the day on which the one before has ended. A delivery that is agreed stands on its own day, whole and
 * whatever day of the week that is, or on that of the last work; its time is kept for it before all others'.
 * No station gives away more than it has, and an order never waits for one that comes after it.
 */
export function schedule<One extends Job>(
  jobs: readonly One[],
  days: readonly Workday[],
): Schedule<One> {
  const taken = days.map(() => perStation(() => 0));
  // What of the days' beginning is full, so that nobody looks there again.
  const full = perStation(() => 0);
  for (const [at, minutes] of agreedOn(jobs, days).entries()) taken[at]!.delivery = minutes;
  const planned = inTurn(jobs).map((job): PlannedJob<One> => {
    const spans: Span[] = [];
    let from = mayBeginAt(job, days);
    for (const station of stations) {
      let left = job.left[station];
      if (left === 0) continue;
      if (station === "delivery" && job.deliverOn !== null) {
        const last = spans.at(-1)?.day ?? job.deliverOn;
        const day = last > job.deliverOn ? last : job.deliverOn;
        spans.push({ day, station, minutes: left });
        continue;
      }
      for (let at = Math.max(from, full[station]); at < days.length && left > 0; at += 1) {
        const free = days[at]!.capacity[station] - taken[at]![station];
        const minutes = Math.min(free, left);
        if (minutes > 0) {
          taken[at]![station] += minutes;
          left -= minutes;
          spans.push({ day: days[at]!.day, station, minutes });
          from = at;
        }
      }
      while (
        full[station] < days.length &&
        taken[full[station]]![station] >= days[full[station]]!.capacity[station]
      ) {
        full[station] += 1;
      }
      const isBeyond = from === days.length && days.length > 0;
      if (left > 0) return { job, spans, endsOn: null, stuckAt: station, isBeyond };
    }
    return { job, spans, endsOn: spans.at(-1)?.day ?? null, stuckAt: null, isBeyond: false };
  });
  return { jobs: planned, taken };
}

/**
 * Whether an order is with its buyer after its promised day by the plan, or never; or would be, though nothing is left
 * to do.
 */
export function isLate(
  { job: { due, way }, endsOn, stuckAt }: PlannedJob<BroughtJob>,
  today: string,
): boolean {
  return due !== null && (stuckAt !== null || addDays(endsOn ?? today, way) > due);
}

/** The day by which an order is with its buyer, its way in it; null where the plan has no end for it. */
export function broughtBy({ job: { way }, endsOn }: PlannedJob<BroughtJob>): string | null {
  return endsOn && addDays(endsOn, way);
}

/** Orders in the turn in which they are given their time. */
export function inTurn<One extends Pick<Job, "due">>(jobs: readonly One[]): One[] {
  const rank = ({ due }: Pick<Job, "due">) => due ?? "9999-12-31";
  return [...jobs].sort((one, other) =>
    rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0,
  );
}

/** The minutes of each day that deliveries are agreed for, as far as there are so many. */
export function agreedOn(jobs: readonly Job[], days: readonly Workday[]): number[] {
  return days.map(({ day, capacity }) => {
    const agreed = jobs
      .filter(({ deliverOn }) => deliverOn === day)
      .reduce((sum, { left }) => sum + left.delivery, 0);
    return Math.min(capacity.delivery, agreed);
  });
}

/** The index of the day from which an order may be worked on; behind the last where that is later. */
export function mayBeginAt({ notBefore, readyOn }: Job, days: readonly Workday[]): number {
  return Math.max(firstDay(days, notBefore), firstDay(days, readyOn));
}

/** The first of the days that is not before one; behind the last where all are. */
function firstDay(days: readonly Workday[], day: string | null): number {
  if (day === null) return 0;
  const at = days.findIndex((one) => one.day >= day);
  return at < 0 ? days.length : at;
}
