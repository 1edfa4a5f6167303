import type { Admin } from "~/platform/settings/audit-log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import { findAppointment, standingOf, type Appointment } from "../appointment.server";
import { write, record } from "../changing/write-change.server";
import { isOpenState, openStates } from "../kinds";
import { mailAbout } from "../sending/appointment-mail.server";
import { findSlot } from "./reserve.server";

/** Who changes an appointment, and what they have seen of it. */
export interface Change {
  id: string;
  /** The staff's pages show the row's version, the customer's page only the number of its moves. */
  seen: number;
  settings: Settings;
  now: Date;
  /** One of the staff; undefined for the customer. */
  admin?: Admin;
}

export type ChangeResult =
  | { kind: "changed" }
  /** It was cancelled, held, or its time is over. */
  | { kind: "over" }
  /** Somebody changed it after the page was shown. */
  | { kind: "stale" }
  | { kind: "unknown" }
  | { kind: "not-saved" };

type Refusal = Exclude<ChangeResult, { kind: "changed" }>;

/** Runs a change on an appointment if it is still as it was seen; only the office may change one whose time is over. */
async function changing<Result>(
  { id, seen, now, admin }: Change,
  work: (appointment: Appointment, trx: Db) => Promise<Result>,
  db: Db,
): Promise<Result | Refusal> {
  try {
    return await db.transaction().execute(async (trx): Promise<Result | Refusal> => {
      const appointment = await findAppointment(id, trx);
      if (!appointment) return { kind: "unknown" };
      const isOver = admin
        ? !isOpenState(appointment.state)
        : standingOf(appointment, now) !== "open";
      if (isOver) return { kind: "over" };
      const isSeen = seen === (admin ? appointment.version : appointment.sequence);
      return isSeen ? work(appointment, trx) : { kind: "stale" };
    });
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

/**
 * Moves an appointment to another free time, of whichever team has it, and mails the customer, and the shop where
 * the customer did it. Refuses a time that is not free, and for customers one within the team's notice.
 */
export async function moveAppointment(
  change: Change,
  slot: { start: string; end: string },
  db: Db = shopDatabase(),
): Promise<ChangeResult | { kind: "taken" }> {
  const { now, admin, settings } = change;
  const work = async (before: Appointment, trx: Db) => {
    const { id, kind, county, starts_at, ends_at } = before;
    if (slot.start === starts_at && slot.end === ends_at) return { kind: "changed" } as const;
    const found = await findSlot(
      { kind, county, slot },
      { now, isNoticeWaived: admin !== undefined, movedId: id },
      trx,
    );
    if (!found) return { kind: "taken" } as const;
    const to = { team_id: found.teamId, starts_at: found.start, ends_at: found.end };
    await write(before, { ...to, state: "moved", reminded_at: null }, { now, isNews: true }, trx);
    const after = { ...before, ...to, sequence: before.sequence + 1 };
    await mailAbout(after, { event: "moved", settings, byStaff: admin !== undefined }, trx);
    await record(admin, "appointment-moved", { before, after }, trx);
    return { kind: "changed" } as const;
  };
  return changing(change, work, db);
}

/** Cancels an appointment, which gives its time free, and mails the customer, with the office's words. */
export async function cancelAppointment(
  change: Change,
  words: string,
  db: Db = shopDatabase(),
): Promise<ChangeResult> {
  const { now, admin, settings } = change;
  const work = async (before: Appointment, trx: Db) => {
    await write(before, { state: "cancelled" }, { now, isNews: true }, trx);
    const after = { ...before, state: "cancelled" as const, sequence: before.sequence + 1 };
    const byStaff = admin !== undefined;
    await mailAbout(after, { event: "cancelled", settings, byStaff, words }, trx);
    await record(admin, "appointment-cancelled", { before, after }, trx);
    return { kind: "changed" } as const;
  };
  return changing(change, work, db);
}

/** Cancels what is still to come of an order that was cancelled. Returns how many. */
export async function cancelOrderAppointments(
  orderNumber: string,
  { settings, admin, now }: Omit<Change, "id" | "seen"> & { admin: Admin },
  db: Db = shopDatabase(),
): Promise<number> {
  const ahead = await db
    .selectFrom("appointments")
    .innerJoin("orders", "orders.id", "appointments.order_id")
    .select(["appointments.id", "appointments.version"])
    .where("orders.number", "=", orderNumber)
    .where("appointments.state", "in", openStates)
    .where("appointments.starts_at", ">", now.toISOString())
    .execute();
  for (const { id, version } of ahead) {
    await cancelAppointment({ id, seen: version, settings, admin, now }, "", db);
  }
  return ahead.length;
}

/** Notes that an appointment was held. Its customer is not written to. */
export async function finishAppointment(
  change: Change & { admin: Admin },
  db: Db = shopDatabase(),
): Promise<ChangeResult> {
  const work = async (before: Appointment, trx: Db) => {
    await write(before, { state: "done" }, { now: change.now, isNews: false }, trx);
    const after = { ...before, state: "done" as const };
    await record(change.admin, "appointment-done", { before, after }, trx);
    return { kind: "changed" } as const;
  };
  return changing(change, work, db);
}

/**
 * Changes the staff's own note on an appointment, also on one that is over or cancelled. The audit log
 * does not keep its words.
 */
export async function noteAppointment(
  { id, seen, admin, now }: Omit<Change, "settings"> & { admin: Admin },
  text: string,
  db: Db = shopDatabase(),
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx) => {
    const before = await findAppointment(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.desk_note === text) return { kind: "changed" };
    if (before.version !== seen) return { kind: "stale" };
    await write(before, { desk_note: text }, { now, isNews: false }, trx);
    await record(admin, "appointment-noted", { before: undefined, after: before }, trx);
    return { kind: "changed" };
  });
}
