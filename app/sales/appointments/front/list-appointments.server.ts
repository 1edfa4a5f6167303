import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { idsByText } from "~db/found";

import { type Appointment, select } from "../appointment.server";
import { isOpenState } from "../kinds";
import { spanOf } from "../local-time";

/** The appointments that begin on the days from one to another, by their times; without those cancelled. */
export async function listAppointments(
  { from, to, teamId }: { from: string; to: string; teamId?: string },
  db: Db = shopDatabase(),
): Promise<Appointment[]> {
  const { start, end } = spanOf(from, to);
  return select(db)
    .where("appointments.state", "<>", "cancelled")
    .where("appointments.starts_at", ">=", start)
    .where("appointments.starts_at", "<", end)
    .$if(teamId !== undefined, (query) => query.where("appointments.team_id", "=", teamId ?? ""))
    .orderBy("appointments.starts_at")
    .orderBy("teams.name")
    .orderBy("appointments.id")
    .execute();
}

const PAGE_SIZE = 30;

/**
 * One page of the appointments that have the words of a text, or whose phone begins or ends so in any spelling: the latest
 * first, those cancelled too. A page past the end is the last one.
 */
export async function searchAppointments(
  { search, page: wanted }: { search: string; page: number },
  db: Db = shopDatabase(),
): Promise<{ appointments: Appointment[]; total: number; page: number; pageCount: number }> {
  const found = idsByText("appointment", "appointments", search, db);
  const { total } = await db
    .selectFrom("appointments")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("id", "in", found)
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const appointments = await select(db)
    .where("appointments.id", "in", found)
    .orderBy("appointments.starts_at", "desc")
    .orderBy("appointments.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { appointments, total, page, pageCount };
}

/** Today's and tomorrow's appointments, by the calendar of Bucharest. */
export async function listNextAppointments(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Appointment[]> {
  const today = dayOf(now.toISOString());
  const tomorrow = dayOf(new Date(spanOf(today, today).end).toISOString());
  const all = await listAppointments({ from: today, to: tomorrow }, db);
  return all.filter(({ state }) => isOpenState(state));
}
