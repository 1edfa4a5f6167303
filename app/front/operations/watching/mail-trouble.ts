import { oldestUnsentAt } from "~/platform/mail/front/unsent-mails.server";
import type { Waiting } from "~/platform/settings/waiting";
import { oldestOrderWithoutMails } from "~/sales/orders/order-mail-queue.server";
import type { Db } from "~db/engine";

/** Mail that waits longer than this needs somebody. In milliseconds. */
export const MAIL_LIFE = 60 * 60 * 1000;

/** The instants since which mail waits for more than an hour, tried or not: of the outbox, and of orders without theirs. */
export async function findLateMail(now: Date, db: Db): Promise<string[]> {
  const waiting = [await oldestUnsentAt(db), await oldestOrderWithoutMails(db)];
  return waiting.flatMap((instant) =>
    instant && now.getTime() - Date.parse(instant) >= MAIL_LIFE ? [instant] : [],
  );
}

/**
 * The mails that were tried in vain and will be tried again; if there are none, those that have waited untried
 * for more than an hour. Mails that were given up do not count, because they would hide the next outage.
 */
export async function findMailTrouble(now: Date, db: Db): Promise<Waiting> {
  const tried = await triedInVain(db).where("failed_at", "is", null).executeTakeFirstOrThrow();
  if (tried.count > 0) return tried;
  const late = await findLateMail(now, db);
  return { count: late.length, since: late.sort()[0] ?? null };
}

/** The same with the mails that were given up, which a person tries again or leaves. */
export async function findUnsentMail(now: Date, db: Db): Promise<Waiting> {
  const tried = await triedInVain(db).executeTakeFirstOrThrow();
  return tried.count > 0 ? tried : findMailTrouble(now, db);
}

function triedInVain(db: Db) {
  return db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("created_at").as("since"),
    ])
    .where("sent_at", "is", null)
    .where("last_error", "is not", null);
}
