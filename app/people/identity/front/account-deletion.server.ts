import { enqueueMail } from "~/platform/mail/outbox.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { accountMails } from "./account-mail.server";
import type { Account } from "./account-session.server";
import { findRecipient } from "./profile.server";
import { isLastAdmin } from "./role.server";
import { endSessions } from "./sessions.server";

const DAY = 24 * 60 * 60 * 1000;
/** For this long the owner can cancel the deletion of the account. */
const DELETION_DELAY = 7 * DAY;

/**
 * Schedules the deletion of an account in seven days and informs its owner by mail. Refuses the
 * last administrator.
 */
export async function planDeletion(
  account: Account,
  db: Db = shopDatabase(),
): Promise<{ dueAt: string } | "last-admin"> {
  const dueAt = new Date(Date.now() + DELETION_DELAY).toISOString();
  return db.transaction().execute(async (trx) => {
    if (await isLastAdmin(account.id, trx)) return "last-admin";
    await trx
      .updateTable("users")
      .set({ deletion_due_at: dueAt })
      .where("id", "=", account.id)
      .execute();
    await endSessions(account.id, account.session.id, trx);
    await enqueueMail(
      (await accountMails(trx)).deletionPlanned(await findRecipient(account.id, trx), dueAt),
      null,
      trx,
    );
    return { dueAt };
  });
}

/** Cancels a scheduled deletion. */
export async function cancelDeletion(userId: string, db: Db = shopDatabase()): Promise<void> {
  await db.updateTable("users").set({ deletion_due_at: null }).where("id", "=", userId).execute();
}
