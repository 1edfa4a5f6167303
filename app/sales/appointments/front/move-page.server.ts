import { dayOf, readDay } from "~/platform/format/dates";

import type { Appointment } from "../appointment.server";
import { findFreeDays, type FreeDay } from "./free-days.server";

/** The free days to which an appointment can be moved, with where the next ones are. */
export interface ShownMove {
  days: FreeDay[];
  later: string | null;
  first: string | null;
  /** The page itself, which a refused form comes back to. */
  action: string;
}

/** The free days for a move, from the day that the query names; the office needs no notice. */
export async function showMove(
  { id, kind, county }: Appointment,
  page: string,
  query: URLSearchParams,
  now: Date,
  isNoticeWaived = false,
): Promise<ShownMove> {
  const from = readDay(query.get("de"));
  const asked = { kind, county, from, now, isNoticeWaived, movedId: id };
  const { days, next } = await findFreeDays(asked);
  const at = (day: string) => `${page}?muta${day && `&de=${day}`}`;
  return {
    days,
    later: next && at(next),
    first: from > dayOf(now.toISOString()) ? at("") : null,
    action: at(from),
  };
}
