import { budgets } from "~/platform/http/budgets";
import { countAttempt, clearUses, takeBackAttempt } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { addDeviceProof } from "../sign-in/known-device.server";
import { deleteAccountLinks, findAccountLink, spendAccountLink } from "./account-link.server";
import { accountMails } from "./account-mail.server";
import { hashPassword } from "./passwords.server";
import { recipient } from "./recipient";
import { deleteRegistrations } from "./registration-link.server";
import { endSessions } from "./sessions.server";

/**
 * Changes an account's e-mail by the link that confirms the new one, and informs the old address.
 * Refuses a used or expired link, and an address that another account has taken meanwhile.
 */
export async function changeEmail(
  token: string,
  db: Db = shopDatabase(),
): Promise<"changed" | "invalid" | "taken"> {
  return db.transaction().execute(async (trx) => {
    const link = await spendAccountLink(token, ["change_email"], trx);
    if (!link) return "invalid";
    const taken = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", link.email)
      .executeTakeFirst();
    if (taken) return "taken";
    const person = await trx
      .selectFrom("users")
      .select(["email", "first_name", "language"])
      .where("id", "=", link.user_id)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("users")
      .set({ email: link.email })
      .where("id", "=", link.user_id)
      .execute();
    await deleteRegistrations(link.email, trx);
    // A link mailed to the old address must not open the account any more.
    await deleteAccountLinks(link.user_id, trx);
    await enqueueMail(
      (await accountMails(trx)).emailChanged(recipient(person), link.email),
      null,
      trx,
    );
    return "changed";
  });
}

/**
 * Sets a new password by a reset link. It ends every session and every other link of the account
 * and a pause after failed sign-ins, and the owner gets a mail. From now on only the browser that
 * chose the password (`device`: its cookie) is known for the account. Refuses a used or expired
 * link. After ten attempts, and while too many passwords are being checked, the link stays valid.
 */
export async function resetPassword(
  { token, newPassword, device }: { token: string; newPassword: string; device?: string },
  db: Db = shopDatabase(),
): Promise<{ device: string } | "invalid" | "paused" | "busy"> {
  const found = await findAccountLink(token, db);
  if (found?.purpose !== "reset") return "invalid";
  if ((await countAttempt(budgets.reset.tries, found.user_id, new Date(), db)).isPaused)
    return "paused";
  const password_hash = await hashPassword(newPassword);
  if (!password_hash) {
    await takeBackAttempt(budgets.reset.tries, found.user_id, db);
    return "busy";
  }
  return db.transaction().execute(async (trx) => {
    const link = await spendAccountLink(token, ["reset"], trx);
    if (!link) return "invalid";
    const person = await trx
      .updateTable("users")
      .set({ password_hash })
      .where("id", "=", link.user_id)
      .returning(["email", "first_name", "language"])
      .executeTakeFirstOrThrow();
    await endSessions(link.user_id, null, trx);
    await deleteAccountLinks(link.user_id, trx);
    await clearUses(budgets.signIn.tries, person.email, trx);
    await clearUses(budgets.reset.tries, link.user_id, trx);
    await enqueueMail((await accountMails(trx)).passwordChanged(recipient(person)), null, trx);
    return { device: addDeviceProof(device, { id: link.user_id, password_hash }) };
  });
}
