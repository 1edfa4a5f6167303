import { addDays, LONGEST_TERM } from "~/platform/format/dates";

/** Where the workshop works on an order, in the order in which it passes. */
export const stations = [
  "cutting",
  "edging",
  "drilling",
  "assembly",
  "packing",
  "delivery",
] as const;
export type Station = (typeof stations)[number];

/** Whole minutes, by the station. */
export type Minutes = Record<Station, number>;

/** A value for each station. */
export function perStation<Value>(read: (station: Station) => Value): Record<Station, Value> {
  return Object.fromEntries(stations.map((station) => [station, read(station)])) as Record<
    Station,
    Value
  >;
}

/** The minutes of all stations together. */
export function sumOf(minutes: Minutes): number {
  return stations.reduce((sum, station) => sum + minutes[station], 0);
}

/** How far a station's days are full: the index of the first day with room, and its taken minutes. */
interface Place {
  at: number;
  used: number;
}

/** Where work that comes behind everything else begins, at each station. */
export type Places = Record<Station, Place>;

/** A day on which somebody works, and how many minutes each station has of it. */
export interface Workday {
  day: string;
  capacity: Minutes;
}

/**
 * What the workshop has before it, as promises are made by it: its working days, and where there is room in them
 * behind the orders.
 */
export interface Load {
  /** The day from which promises count. */
  today: string;
  /** The working days that are planned, the first one first. */
  days: Workday[];
  /**
   * Room for one more piece, the earliest first, behind orders that may begin before the day at `until`. A
   * piece that does not end before that day would delay the orders that begin then.
   */
  rooms: { from: Places; until: number }[];
  /**
   * Whether the hours of a week are all that is known: then one bench makes a piece from the first cut to the last
   * screw, and nobody counts who packs and delivers.
   */
  isOneBench: boolean;
  /** The stations without anybody, such as delivery where a carrier brings the pieces; they delay no promise. */
  unmanned: Station[];
}

/** The minutes of a piece that a load counts. */
export function counted(
  { isOneBench, unmanned }: Pick<Load, "isOneBench" | "unmanned">,
  minutes: Minutes,
): Minutes {
  const work = isOneBench ? atOneBench(minutes) : minutes;
  return perStation((station) => (unmanned.includes(station) ? 0 : work[station]));
}

/** The whole making of a piece at one bench, without packing and delivery. */
function atOneBench({ cutting, edging, drilling, assembly }: Minutes): Minutes {
  return { ...noMinutes, assembly: cutting + edging + drilling + assembly };
}

export const noMinutes: Minutes = perStation(() => 0);

/**
 * Plans work at each station behind all that is there, from the day at an index on. `endsAt`: the index of its last
 * day, or the number of days if it does not end. More work, fewer minutes a day or later places never end it
 * earlier.
 */
export function passThrough(
  days: readonly Workday[],
  places: Places,
  minutes: Minutes,
  from: number,
): { places: Places; endsAt: number } {
  const after = { ...places };
  let at = from;
  for (const station of stations) {
    let left = minutes[station];
    if (at >= days.length) after[station] = { at, used: 0 };
    if (left === 0 || at >= days.length) continue;
    let place = places[station].at < at ? { at, used: 0 } : places[station];
    while (left > 0 && place.at < days.length) {
      const taken = Math.min(left, days[place.at]!.capacity[station] - place.used);
      left -= taken;
      place = left > 0 ? { at: place.at + 1, used: 0 } : { ...place, used: place.used + taken };
    }
    after[station] = place;
    at = place.at;
  }
  return { places: after, endsAt: at };
}

/**
 * Days until the plan could end so much work behind all that is confirmed, with its decor here in `waits` days and
 * everything else in stock; at most the longest term.
 */
export function daysToMake(load: Load, minutes: Minutes, waits: number): number {
  const { days, rooms, today } = load;
  const work = counted(load, minutes);
  const here = addDays(today, waits);
  const first = days.findIndex(({ day }) => day >= here);
  const from = first < 0 ? days.length : first;
  for (const room of rooms) {
    if (from >= room.until) continue;
    const { endsAt } = passThrough(days, room.from, work, from);
    if (endsAt >= room.until) continue;
    const wait = Date.parse(days[endsAt]!.day) - Date.parse(today);
    return Math.min(LONGEST_TERM, Math.round(wait / 86_400_000));
  }
  return LONGEST_TERM;
}

/** Work, and the days until its boards are here. */
export interface Work {
  waits: number;
  minutes: Minutes;
}

/** What the promise of a piece that is made to order follows from: its work without packing and delivery, and its days. */
export interface Making extends Work {
  /** In how many days the owner delivers it if no work is waiting; `from` 0 promises only the end. */
  lead: { from: number; to: number };
}

/** What the workshop says of itself: its load, null where nobody knows it, and the minutes that its settings give. */
export interface Workshop {
  load: Load | null;
  minutesPerPiece: number;
  packingMinutes: number;
  deliveryMinutes: number;
}

/** The work of an order before its first piece. */
export const noWork: Work = { waits: 0, minutes: noMinutes };

/** The work of an order with so many more of a piece, their packing included. */
export function withMore(
  { packingMinutes }: Pick<Workshop, "packingMinutes">,
  ahead: Work,
  { waits, minutes }: Work,
  count: number,
): Work {
  const packing = packingMinutes * count;
  return {
    waits: Math.max(ahead.waits, waits),
    minutes: perStation(
      (station) =>
        ahead.minutes[station] + minutes[station] * count + (station === "packing" ? packing : 0),
    ),
  };
}

/**
 * Days to the delivery of so many of a piece made to order; the one rule of every promise. They are the owner's
 * days plus the wait for boards. If the plan cannot end it, packed and brought, by the first of these days, both
 * ends move by the difference, up to a year. An owner whose `from` is 0 promises only the end, and the plan is
 * compared with that.
 */
export function promisedDays(
  workshop: Workshop,
  making: Making,
  count = 1,
  ahead = noWork,
): { from: number; to: number } {
  const { lead, waits } = making;
  const isOpen = lead.from === 0;
  const [from, to] = [isOpen ? 0 : lead.from + waits, lead.to + waits];
  const days = daysOfWork(workshop, making, count, ahead);
  const late = days === null ? 0 : Math.max(0, days - (isOpen ? to : from));
  const shift = (day: number) => Math.min(LONGEST_TERM, day + late);
  return { from: isOpen ? 0 : shift(from), to: shift(to) };
}

/**
 * Days until the plan could end so many of a piece behind what stands before it, packed and brought; null where nobody
 * knows what the workshop has before it.
 */
export function daysOfWork(
  workshop: Workshop,
  work: Work,
  count = 1,
  ahead = noWork,
): number | null {
  const { load, deliveryMinutes } = workshop;
  if (!load) return null;
  const { waits, minutes } = withMore(workshop, ahead, work, count);
  const whole = perStation((station) =>
    // Shares of minutes miss whole numbers by rounding errors.
    Math.ceil((station === "delivery" ? deliveryMinutes : minutes[station]) - 1e-6),
  );
  return daysToMake(load, whole, waits);
}

/** How the hours of a piece without boards are spent, which nobody has counted. */
const shares: Partial<Minutes> = { cutting: 0.2, edging: 0.15, drilling: 0.15, assembly: 0.5 };

/** The work on a piece without boards that takes so many minutes. */
export function minutesWithoutBoards(minutes: number): Minutes {
  return perStation((station) => (shares[station] ?? 0) * minutes);
}
