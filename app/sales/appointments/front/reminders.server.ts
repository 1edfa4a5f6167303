import { addDays, dayOf } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findAppointment } from "../appointment.server";
import { openStates } from "../kinds";
import { minutesOf, spanOf } from "../local-time";
import { composeReminder } from "../sending/appointment-mail.server";

/** At most so many in one run, so that customers do not wait for it. */
const MOST_AT_ONCE = 200;

/** Nobody is written to before eight in the morning. */
const FIRST_MINUTE = 8 * 60;

/**
 * Reminds customers of the next day's appointments, once for each time that an appointment is set
 * to. One that was reserved or moved today is left out, because its mail went today. Each mail is
 * written in the transaction that notes it, so none goes twice. Returns how many.
 */
export async function remindOfAppointments(
  settings: Settings,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  if (minutesOf(now) < FIRST_MINUTE) return 0;
  const today = dayOf(now.toISOString());
  const tomorrow = addDays(today, 1);
  const { start, end } = spanOf(tomorrow, tomorrow);
  const due = await db
    .selectFrom("appointments")
    .select("id")
    .where("state", "in", openStates)
    .where("starts_at", ">=", start)
    .where("starts_at", "<", end)
    .where("changed_at", "<", spanOf(today, today).start)
    .where("reminded_at", "is", null)
    .where("email", "<>", "")
    .orderBy("starts_at")
    .limit(MOST_AT_ONCE)
    .execute();
  let count = 0;
  for (const { id } of due) {
    const isReminded = await db
      .transaction()
      .execute((trx) => remindOnce(id, { settings, now }, trx));
    if (isReminded) count += 1;
  }
  return count;
}

async function remindOnce(
  id: string,
  { settings, now }: { settings: Settings; now: Date },
  trx: Db,
): Promise<boolean> {
  const noted = await trx
    .updateTable("appointments")
    .set({ reminded_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "in", openStates)
    .where("reminded_at", "is", null)
    .executeTakeFirstOrThrow();
  const appointment = noted.numUpdatedRows > 0n && (await findAppointment(id, trx));
  if (!appointment) return false;
  await enqueueMail(composeReminder(appointment, settings), appointment.order_id, trx);
  return true;
}
