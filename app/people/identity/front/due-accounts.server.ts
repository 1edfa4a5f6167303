import { dayOf } from "~/platform/format/dates";
import { retentionCutoff } from "~/platform/settings/retention";
import type { Db } from "~db/engine";

/** The time between the warning and the deletion of an unused account. */
export const NOTICE = 30 * 24 * 60 * 60 * 1000;

/**
 * The accounts whose seven days are over, and customers' that are still unused after the warning. An
 * account of the staff is deleted only if its owner asked for it, never because it is unused.
 */
export function selectDue(now: Date, db: Db) {
  const endOfNotice = new Date(now.getTime() - NOTICE).toISOString();
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where((eb) =>
      eb.or([
        eb("deletion_due_at", "<=", now.toISOString()),
        eb.and([eb("unused_warned_at", "<=", endOfNotice), eb("role", "=", "customer")]),
      ]),
    );
}

/** Customers' accounts that will have been unused for five years by then, of whom nobody was warned. */
export function selectUnused(dueAt: Date, db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "email", "first_name", "language", "confirmed_at", "disabled_at"])
    .where("last_used_on", "<=", dayOf(retentionCutoff(dueAt)))
    .where("unused_warned_at", "is", null)
    .where("role", "=", "customer");
}

/** Notes that the owner of an unused account was warned. */
export async function noteWarning(userId: string, now: Date, trx: Db): Promise<void> {
  await trx
    .updateTable("users")
    .set({ unused_warned_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
}
