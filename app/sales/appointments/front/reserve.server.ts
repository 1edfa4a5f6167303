import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
import type { AppointmentKind } from "~db/schema";

import { countAhead, findAppointment } from "../appointment.server";
import { openStates } from "../kinds";
import { type Reservation, insert } from "../reserving/write-reservation.server";
import { mailAbout } from "../sending/appointment-mail.server";
import { tokenOf } from "../sending/token.server";
import { timesOf, type Slot } from "./free-slots";
import { findFreeSlots } from "./slots.server";

export interface ReservationContext {
  settings: Settings;
  now: Date;
  /** What a customer's reservation uses up; counted when nothing else refuses it. */
  uses: Use[];
  /** Who reserves for a customer: then neither the notice nor the bounds for strangers hold. */
  admin?: Admin;
  /** The hold that becomes an appointment, and when its time was chosen: then its notice was kept. */
  hold?: { id: string; askedAt: Date };
}

export type ReserveResult =
  | { kind: "booked"; id: string; token: string }
  /** Somebody else was faster, or the time may be reserved no longer. */
  | { kind: "taken" }
  /** The e-mail, or the order, has as many of this kind ahead as it may. */
  | { kind: "enough" }
  | TooManyUses
  | { kind: "not-saved" };

/** How many appointments of a kind one e-mail may have ahead. */
const MOST_AHEAD = 2;

/**
 * Books a free time for somebody who is known (strangers hold one first, `holdAppointment`), queues the
 * mails to customer and shop, and notes who did it, all in one transaction, so that of many who want the last place one gets it. The same form again leads to the
 * first reservation. Refuses a time that is not free (`freeSlots`), a third appointment of a kind ahead for
 * one e-mail, a second delivery ahead for one order, more than one client may post, and a database that
 * cannot be written.
 */
export async function reserveAppointment(
  reservation: Reservation,
  context: ReservationContext,
  db: Db = shopDatabase(),
): Promise<ReserveResult> {
  try {
    return await db.transaction().execute((trx) => reserveWithin(reservation, context, trx));
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

/** The same inside a transaction. */
export async function reserveWithin(
  reservation: Reservation,
  context: ReservationContext,
  trx: Db,
): Promise<ReserveResult> {
  const { settings, now, uses, admin, hold } = context;
  const earlier = await trx
    .selectFrom("appointments")
    .select(["id", "link_number"])
    .where("form_token", "=", reservation.formToken)
    .executeTakeFirst();
  if (earlier) {
    const { id, link_number } = earlier;
    return { kind: "booked", id, token: tokenOf(id, link_number) };
  }
  const slot = await findSlot(
    reservation,
    {
      now: hold?.askedAt ?? now,
      isNoticeWaived: admin !== undefined,
      ...(hold && { movedId: hold.id }),
    },
    trx,
  );
  if (!slot) return { kind: "taken" };
  if (await hasEnough(reservation, context, trx)) return { kind: "enough" };
  const tooMany = await countUses(uses, now, trx);
  if (tooMany) return tooMany;
  const id = hold?.id ?? randomUUID();
  await insert(id, reservation, { slot, now }, trx);
  const appointment = await findAppointment(id, trx);
  const byStaff = admin !== undefined;
  if (appointment) await mailAbout(appointment, { event: "booked", settings, byStaff }, trx);
  if (admin) {
    await recordAction(
      {
        admin,
        action: "appointment-booked",
        subject: "appointment",
        subjectId: id,
        before: null,
        after: { kind: reservation.kind, start: slot.start, end: slot.end },
      },
      trx,
    );
  }
  return { kind: "booked", id, token: tokenOf(id) };
}

/** The free slot at a wanted time, of the team with the most room; undefined where none is free. */
export async function findSlot(
  wanted: { kind: AppointmentKind; county: string; slot: { start: string; end: string } },
  { now, isNoticeWaived, movedId }: { now: Date; isNoticeWaived: boolean; movedId?: string },
  trx: Db,
): Promise<Slot | undefined> {
  const { kind, county, slot } = wanted;
  const day = dayOf(slot.start);
  const free = await findFreeSlots(
    { kind, county, from: day, to: day, now, isNoticeWaived },
    { movedId },
    trx,
  );
  return timesOf(free).find(({ start, end }) => start === slot.start && end === slot.end);
}

async function hasEnough(
  { kind, email, orderId }: Reservation,
  { now, admin }: ReservationContext,
  trx: Db,
): Promise<boolean> {
  if (kind === "delivery" && orderId !== null) {
    const row = await trx
      .selectFrom("appointments")
      .select("id")
      .where("order_id", "=", orderId)
      .where("kind", "=", "delivery")
      .where("state", "in", openStates)
      .where("starts_at", ">", now.toISOString())
      .executeTakeFirst();
    if (row) return true;
  }
  if (admin) return false;
  return (await countAhead({ email, kind, now }, trx)) >= MOST_AHEAD;
}
