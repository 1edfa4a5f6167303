import { addDays, dayOf, weekdayOf } from "~/platform/format/dates";
import type { AppointmentKind } from "~db/schema";

import { isAway } from "../kinds";
import { instantAt } from "../local-time";
import { shared, type Span } from "./hours";

/** A team as the rule sees it. */
export interface TeamPlan {
  id: string;
  kinds: readonly AppointmentKind[];
  /** ISO codes of the counties it goes to. */
  counties: readonly string[];
  /** The spans of each weekday, from Monday. */
  hours: readonly (readonly Span[])[];
  slotMinutes: number;
  /** How many appointments it takes at once. */
  places: number;
  noticeHours: number;
  weeksAhead: number;
  isActive: boolean;
}

/** A time that somebody has already: instants. */
interface Taken {
  teamId: string;
  start: string;
  end: string;
}

/** A time that may be reserved: instants, with who would come and for how many there is room. */
export interface Slot {
  teamId: string;
  start: string;
  end: string;
  left: number;
}

export interface SlotQuery {
  kind: AppointmentKind;
  /** Where to; not looked at for the showroom. */
  county: string;
  /** The first and the last day of Bucharest's calendar. */
  from: string;
  to: string;
  now: Date;
  /** The office may reserve at once; customers have to leave the team its notice. */
  isNoticeWaived?: boolean;
}

/** What the rule looks at: who works, when the showroom is open, when nobody works, and what is taken. */
export interface Calendar {
  teams: readonly TeamPlan[];
  /** The showroom's hours of a weekday, 0 for Monday; undefined where the shop does not tell times. */
  openAt: (weekday: number) => readonly Span[] | undefined;
  /** Whether nobody comes on a day. */
  isClosed: (day: string) => boolean;
  taken: readonly Taken[];
}

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/**
 * The times that may be reserved, by their instants: within a team's hours on Bucharest's clock, and in
 * the showroom only while it is open too; to customers' homes a team goes at its own hours. On no closed
 * day, not before its notice is over nor later than it plans ahead, and only while fewer of its
 * appointments run at that time than it has places. A slot that the clock change would shorten or
 * lengthen is left out (commerce: slots by team and area).
 */
export function freeSlots(query: SlotQuery, { teams, openAt, isClosed, taken }: Calendar): Slot[] {
  const { kind, county, now } = query;
  const comes = teams.filter(
    (team) =>
      team.isActive &&
      team.kinds.includes(kind) &&
      (!isAway(kind) || team.counties.includes(county)),
  );
  const hoursOf = (team: TeamPlan, day: string) => {
    const own = team.hours[weekdayOf(day)] ?? [];
    return isAway(kind) ? own : shared(own, openAt(weekdayOf(day)) ?? own);
  };
  const slots = comes.flatMap((team) => {
    const own = taken.filter(({ teamId }) => teamId === team.id);
    return daysOf(team, query)
      .filter((day) => !isClosed(day))
      .flatMap((day) => slotsOn(day, team, hoursOf(team, day)))
      .filter(({ start }) => Date.parse(start) >= earliest(team, now, query.isNoticeWaived))
      .map((slot) => ({ ...slot, left: team.places - countAt(slot, own) }))
      .filter(({ left }) => left > 0);
  });
  return slots.sort((one, other) =>
    one.start === other.start ? other.left - one.left : one.start < other.start ? -1 : 1,
  );
}

function daysOf({ weeksAhead }: TeamPlan, { from, to, now }: SlotQuery): string[] {
  const today = dayOf(now.toISOString());
  const first = from > today ? from : today;
  const horizon = addDays(today, weeksAhead * 7);
  const last = to < horizon ? to : horizon;
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function earliest({ noticeHours }: TeamPlan, now: Date, isNoticeWaived = false): number {
  return now.getTime() + (isNoticeWaived ? 1 : noticeHours * HOUR);
}

/** All slots of a team's day, taken or not. */
function slotsOn(
  day: string,
  { id, slotMinutes }: TeamPlan,
  hours: readonly Span[],
): { teamId: string; start: string; end: string }[] {
  return hours.flatMap(([from, to]) => {
    const count = Math.floor((to - from) / slotMinutes);
    return Array.from({ length: count }, (_, nth) => from + nth * slotMinutes).flatMap((begin) => {
      const start = instantAt(day, begin);
      const end = instantAt(day, begin + slotMinutes);
      if (start === undefined || end === undefined) return [];
      const isWhole = Date.parse(end) - Date.parse(start) === slotMinutes * MINUTE;
      return isWhole ? [{ teamId: id, start, end }] : [];
    });
  });
}

/** How many appointments run at some time of a slot. */
function countAt({ start, end }: { start: string; end: string }, taken: readonly Taken[]): number {
  return taken.filter((one) => one.start < end && one.end > start).length;
}

/** One of the slots at each time, of the team with the most room: customers choose times, not teams. */
export function timesOf(slots: readonly Slot[]): Slot[] {
  const times = new Map<string, Slot>();
  for (const slot of slots) {
    const key = slotValue(slot);
    const known = times.get(key);
    if (!known || known.left < slot.left) times.set(key, slot);
  }
  return [...times.values()];
}

/** A slot's time as a form sends it. */
export function slotValue({ start, end }: { start: string; end: string }): string {
  return `${start}/${end}`;
}

const INSTANT = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z`;
const SLOT = new RegExp(`^(${INSTANT})/(${INSTANT})$`);

/** The time that a form sends; undefined for anything that is none. */
export function readSlot(value: string): { start: string; end: string } | undefined {
  const [, start = "", end = ""] = SLOT.exec(value) ?? [];
  return Number.isNaN(Date.parse(start)) || Number.isNaN(Date.parse(end))
    ? undefined
    : { start, end };
}
