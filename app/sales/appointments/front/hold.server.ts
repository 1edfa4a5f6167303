import { randomUUID, timingSafeEqual } from "node:crypto";

import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
import type { AppointmentKind } from "~db/schema";

import { isAway } from "../kinds";
import type { Reservation } from "../reserving/write-reservation.server";
import { confirmationKey, hashToken, tokenOf } from "../sending/token.server";
import { composeHoldQuestion } from "./hold-mail.server";
import { findSlot } from "./reserve.server";

const MINUTE = 60 * 1000;

/** How long a time is kept for an address that nobody has proven. */
const HOLD_MINUTES = 30;

/** How long its link is answered afterwards, and may still get the time if nobody else has. */
const ANSWERED_LIFE = 24 * 60 * MINUTE;

/** A time that is, or was, kept for somebody, as its page shows it. */
interface Hold {
  id: string;
  kind: AppointmentKind;
  starts_at: string;
  ends_at: string;
  note: string;
  held_until: string;
}

export type HoldResult =
  | { kind: "held"; token: string }
  /** Somebody else was faster, or the time may be reserved no longer. */
  | { kind: "taken" }
  | TooManyUses
  | { kind: "not-saved" };

export interface HoldContext {
  settings: Settings;
  now: Date;
  /** What a stranger's hold uses up; counted when nothing else refuses it. */
  uses: Use[];
}

/**
 * Keeps a free time for half an hour and mails the link that makes an appointment of it, so that an unproven
 * address does not block a time for longer. The shop is told when it is confirmed. The same form again leads to the
 * same hold. How many appointments the address has is checked only when the link is used. Refuses a time that is
 * not free, more holds than the budgets allow, and a database that cannot be written.
 */
export async function holdAppointment(
  reservation: Reservation,
  context: HoldContext,
  db: Db = shopDatabase(),
): Promise<HoldResult> {
  try {
    return await db.transaction().execute((trx) => holdWithin(reservation, context, trx));
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

async function holdWithin(
  reservation: Reservation,
  { settings, now, uses }: HoldContext,
  trx: Db,
): Promise<HoldResult> {
  const { formToken } = reservation;
  const earlier =
    (await trx
      .selectFrom("appointment_holds")
      .select("id")
      .where("form_token", "=", formToken)
      .executeTakeFirst()) ??
    (await trx
      .selectFrom("appointments")
      .select("id")
      .where("form_token", "=", formToken)
      .executeTakeFirst());
  if (earlier) return { kind: "held", token: tokenOf(earlier.id) };
  const slot = await findSlot(reservation, { now, isNoticeWaived: false }, trx);
  if (!slot) return { kind: "taken" };
  const tooMany = await countUses(uses, now, trx);
  if (tooMany) return tooMany;
  const id = randomUUID();
  const heldUntil = new Date(now.getTime() + HOLD_MINUTES * MINUTE);
  const { kind, county, orderId, name, email, phone, address, note, language } = reservation;
  await trx
    .insertInto("appointment_holds")
    .values({
      id,
      token_hash: hashToken(tokenOf(id)),
      form_token: formToken,
      team_id: slot.teamId,
      kind,
      starts_at: slot.start,
      ends_at: slot.end,
      order_id: orderId,
      name,
      email,
      phone,
      county: isAway(kind) ? county : "",
      address,
      note,
      language,
      asked_at: now.toISOString(),
      held_until: heldUntil.toISOString(),
    })
    .execute();
  const held = {
    id,
    kind,
    starts_at: slot.start,
    ends_at: slot.end,
    email,
    language,
    held_until: heldUntil.toISOString(),
  };
  await enqueueMail(composeHoldQuestion(held, settings), orderId, trx);
  return { kind: "held", token: tokenOf(id) };
}

/** The hold behind a token; undefined behind another, and when it has become an appointment. */
export async function findHold(token: string, db: Db = shopDatabase()): Promise<Hold | undefined> {
  return db
    .selectFrom("appointment_holds")
    .select(["id", "kind", "starts_at", "ends_at", "note", "held_until"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
}

/** Whether a key is the one that was mailed about a hold. */
export function isConfirmationKey(key: string | null, { id }: Pick<Hold, "id">): boolean {
  const right = Buffer.from(confirmationKey(id));
  const given = Buffer.from(key ?? "");
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Deletes the holds whose links are answered no longer; their times were free long before. */
export async function deleteOldHolds(now: Date, db: Db = shopDatabase()): Promise<number> {
  const result = await db
    .deleteFrom("appointment_holds")
    .where("held_until", "<=", new Date(now.getTime() - ANSWERED_LIFE).toISOString())
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}
