import { budgets } from "~/platform/http/budgets";
import { clearUses } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { accountMails } from "./account-mail.server";
import { deleteSecondFactor, hasSecondFactor } from "./factor-rows.server";
import { recipient } from "./recipient";
import { endSessions } from "./sessions.server";

/**
 * Removes an account's second factor from the command line, for an owner who lost all of it. Ends
 * the account's sessions and requests a mail to the owner.
 */
export async function resetSecondFactor(
  email: string,
  db: Db = shopDatabase(),
): Promise<"reset" | "none" | "unknown"> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (!person) return "unknown";
    if (!(await hasSecondFactor(person.id, trx))) return "none";
    await deleteSecondFactor(person.id, trx);
    await endSessions(person.id, null, trx);
    await clearUses(budgets.secondStep.tries, person.id, trx);
    const requested_at = new Date().toISOString();
    await trx
      .insertInto("account_notices")
      .values({ user_id: person.id, kind: "factor_reset", requested_at })
      .execute();
    await recordAction(
      {
        admin: { id: "", email: "npm run admin" },
        action: "second-factor-reset",
        subject: "user",
        subjectId: person.id,
        before: null,
        after: null,
      },
      trx,
    );
    return "reset";
  });
}

/** Queues the mails that the command requested, each once. */
export async function writeResetMails(db: Db = shopDatabase()): Promise<void> {
  const notices = await db
    .selectFrom("account_notices")
    .innerJoin("users", "users.id", "account_notices.user_id")
    .select(["account_notices.id", "email", "first_name", "language"])
    .orderBy("account_notices.id")
    .execute();
  for (const { id, ...person } of notices) {
    await db.transaction().execute(async (trx) => {
      const notice = trx.deleteFrom("account_notices").where("id", "=", id);
      // Another process may have done it.
      if ((await notice.executeTakeFirst()).numDeletedRows === 0n) return;
      const { secondFactorReset } = await accountMails(trx);
      await enqueueMail(secondFactorReset(recipient(person)), null, trx);
    });
  }
}
