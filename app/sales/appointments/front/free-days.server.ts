import { addDays, dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AppointmentKind } from "~db/schema";

import { slotValue, timesOf } from "./free-slots";
import { findFreeSlots, MOST_WEEKS } from "./slots.server";

/** A day with its free times; `date` is an instant of that day. */
export interface FreeDay {
  date: string;
  times: { value: string; starts_at: string; ends_at: string }[];
}

export interface FreeDays {
  days: FreeDay[];
  /** The next free day after those, or null. */
  next: string | null;
}

/** So many days are shown at once. */
const SHOWN_DAYS = 6;

/** Days are searched so many at a time, because the first ones mostly have enough free times. */
const PIECE_DAYS = 14;

/** The next days with free times, from a day on. */
export async function findFreeDays(
  asked: {
    kind: AppointmentKind;
    county: string;
    from: string;
    now: Date;
    isNoticeWaived?: boolean;
    movedId?: string;
  },
  db: Db = shopDatabase(),
): Promise<FreeDays> {
  const { movedId, ...query } = asked;
  const today = dayOf(query.now.toISOString());
  const last = addDays(today, MOST_WEEKS * 7);
  const days = new Map<string, FreeDay>();
  let from = query.from > today ? query.from : today;
  while (from <= last && days.size <= SHOWN_DAYS) {
    const to = addDays(from, PIECE_DAYS - 1);
    for (const slot of timesOf(await findFreeSlots({ ...query, from, to }, { movedId }, db))) {
      const day = dayOf(slot.start);
      const known = days.get(day) ?? { date: slot.start, times: [] };
      const { start: starts_at, end: ends_at } = slot;
      known.times.push({ value: slotValue(slot), starts_at, ends_at });
      days.set(day, known);
    }
    from = addDays(to, 1);
  }
  const all = [...days];
  return {
    days: all.slice(0, SHOWN_DAYS).map(([, day]) => day),
    next: all[SHOWN_DAYS]?.[0] ?? null,
  };
}
