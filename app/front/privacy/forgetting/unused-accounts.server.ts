import { accountMails } from "~/people/identity/front/account-mail.server";
import { NOTICE, noteWarning, selectUnused } from "~/people/identity/front/due-accounts.server";
import { recipient } from "~/people/identity/front/recipient";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { hasOpenOrder } from "~/sales/orders/front/open-order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** At most so many warnings in one run, so that buyers do not wait for it. */
const MOST_AT_ONCE = 200;

/**
 * Warns the owners of accounts that will have been unused for five years in 30 days (spec §1), by
 * mail if the address is confirmed and the account not disabled. Signing in cancels the deletion.
 * Accounts of the staff are never deleted for being unused: the shop could lose its last
 * administrator. An owner with an open order is warned when that is closed. Returns how many.
 */
export async function warnUnusedAccounts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const dueAt = new Date(now.getTime() + NOTICE);
  const unused = await selectUnused(dueAt, db)
    .where((eb) => eb.not(hasOpenOrder(eb)))
    .limit(MOST_AT_ONCE)
    .execute();
  for (const person of unused) {
    await db.transaction().execute(async (trx) => {
      await noteWarning(person.id, now, trx);
      const isReached = person.confirmed_at !== null && person.disabled_at === null;
      if (isReached) {
        const { unused: warning } = await accountMails(trx);
        await enqueueMail(warning(recipient(person), dueAt.toISOString()), null, trx);
      }
    });
  }
  return unused.length;
}
