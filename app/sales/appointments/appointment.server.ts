import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AppointmentKind, AppointmentState } from "~db/schema";

import { openStates } from "./kinds";
import { hashToken, tokenOf } from "./sending/token.server";

/** An appointment as the shop knows it; instants. */
export interface Appointment {
  id: string;
  kind: AppointmentKind;
  team_id: string;
  team: string;
  starts_at: string;
  ends_at: string;
  order_id: string | null;
  order_number: string | null;
  name: string;
  email: string;
  phone: string;
  county: string;
  address: string;
  note: string;
  desk_note: string;
  language: string;
  state: AppointmentState;
  sequence: number;
  /** How many of its links were ended. */
  link_number: number;
  version: number;
  booked_at: string;
  changed_at: string;
}

const columns = [
  "appointments.id",
  "appointments.kind",
  "appointments.team_id",
  "teams.name as team",
  "appointments.starts_at",
  "appointments.ends_at",
  "appointments.order_id",
  "orders.number as order_number",
  "appointments.name",
  "appointments.email",
  "appointments.phone",
  "appointments.county",
  "appointments.address",
  "appointments.note",
  "appointments.desk_note",
  "appointments.language",
  "appointments.state",
  "appointments.sequence",
  "appointments.link_number",
  "appointments.version",
  "appointments.booked_at",
  "appointments.changed_at",
] as const;

/** Appointments with their team and order. */
export function select(db: Db) {
  return db
    .selectFrom("appointments")
    .innerJoin("teams", "teams.id", "appointments.team_id")
    .leftJoin("orders", "orders.id", "appointments.order_id")
    .select(columns);
}

export async function findAppointment(
  id: string,
  db: Db = shopDatabase(),
): Promise<Appointment | undefined> {
  return select(db).where("appointments.id", "=", id).executeTakeFirst();
}

/** The appointment behind the token of a mailed link, or undefined. */
export async function findAppointmentByToken(
  token: string,
  db: Db = shopDatabase(),
): Promise<Appointment | undefined> {
  return select(db).where("appointments.token_hash", "=", hashToken(token)).executeTakeFirst();
}

/** What became of an appointment: it is still to come, or why nothing can be changed about it. */
export type Standing = "open" | "cancelled" | "done" | "past";

export function standingOf(
  { state, starts_at }: Pick<Appointment, "state" | "starts_at">,
  now: Date,
): Standing {
  if (state === "cancelled" || state === "done") return state;
  return Date.parse(starts_at) > now.getTime() ? "open" : "past";
}

/** All appointments of an order, the newest first. */
export async function listOrderAppointments(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<Appointment[]> {
  return select(db)
    .where("appointments.order_id", "=", orderId)
    .orderBy("appointments.starts_at", "desc")
    .execute();
}

/** The token of the appointment's link that was mailed last. */
export async function findLink(id: string, db: Db = shopDatabase()): Promise<string | undefined> {
  const row = await db
    .selectFrom("appointments")
    .select(["link_number", "token_hash"])
    .where("id", "=", id)
    .executeTakeFirst();
  const token = row && tokenOf(id, row.link_number);
  return token && hashToken(token) === row.token_hash ? token : undefined;
}

/** How many appointments of a kind somebody has ahead, by the e-mail. */
export async function countAhead(
  { email, kind, now }: { email: string; kind: AppointmentKind; now: Date },
  db: Db,
): Promise<number> {
  const { count } = await db
    .selectFrom("appointments")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("kind", "=", kind)
    .where("state", "in", openStates)
    .where("starts_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
