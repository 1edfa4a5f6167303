import { budgets } from "~/platform/http/budgets";
import { countAttempt, clearUses, takeBackAttempt } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { addDeviceProof } from "../sign-in/known-device.server";
import { createAccountLink, deleteAccountLinks } from "./account-link.server";
import { accountMails } from "./account-mail.server";
import type { Account } from "./account-session.server";
import { hashPassword, verifyPassword } from "./passwords.server";
import { recipient, type Recipient } from "./recipient";
import { endSessions } from "./sessions.server";

/** Changes a customer's own name and phone. */
export async function updateProfile(
  userId: string,
  profile: { firstName: string; lastName: string; phone: string | null },
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .updateTable("users")
    .set({ first_name: profile.firstName, last_name: profile.lastName, phone: profile.phone })
    .where("id", "=", userId)
    .execute();
}

/** Why a change that needs the current password was not made. */
export type RefusedPassword = "wrong-password" | "paused" | "busy";

/**
 * Mails a link to a new address, which becomes the account's when the link is used; the present
 * address is informed at once. An address that already has an account gets no link, and the answer
 * is the same. Refuses a wrong password.
 */
export async function requestEmailChange(
  account: Account,
  { email, password }: { email: string; password: string },
  db: Db = shopDatabase(),
): Promise<"requested" | RefusedPassword> {
  const refused = await checkOwnPassword(account, password, db);
  if (refused) return refused;
  await db.transaction().execute(async (trx) => {
    const person = await findRecipient(account.id, trx);
    await enqueueMail((await accountMails(trx)).emailChangeAsked(person, email), null, trx);
    const taken = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (taken) return;
    const token = await createAccountLink(account.id, "change_email", email, trx);
    const { language } = person;
    await enqueueMail((await accountMails(trx)).changeEmail({ email, language }, token), null, trx);
  });
  return "requested";
}

/**
 * Changes the password and ends all other sessions; the owner gets a mail. From now on only this
 * browser (`device`: its cookie) is known for the account. Refuses a wrong current password.
 */
export async function changePassword(
  account: Account,
  {
    currentPassword,
    newPassword,
    device,
  }: { currentPassword: string; newPassword: string; device: string | undefined },
  db: Db = shopDatabase(),
): Promise<{ device: string } | RefusedPassword> {
  const refused = await checkOwnPassword(account, currentPassword, db);
  if (refused) return refused;
  const password_hash = await hashPassword(newPassword);
  if (!password_hash) return "busy";
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("users").set({ password_hash }).where("id", "=", account.id).execute();
    await endSessions(account.id, account.session.id, trx);
    await deleteAccountLinks(account.id, trx);
    await enqueueMail(
      (await accountMails(trx)).passwordChanged(await findRecipient(account.id, trx)),
      null,
      trx,
    );
  });
  return { device: addDeviceProof(device, { id: account.id, password_hash }) };
}

/**
 * Checks the signed-in person's password; undefined when it is right. Wrong attempts count for this
 * session, so that a stranger's failed sign-ins do not block it. After ten, nothing is checked for
 * 15 minutes.
 */
export async function checkOwnPassword(
  account: Account,
  password: string,
  db: Db = shopDatabase(),
): Promise<RefusedPassword | undefined> {
  const { isPaused } = await countAttempt(
    budgets.password.tries,
    account.session.id,
    new Date(),
    db,
  );
  if (isPaused) return "paused";
  const { password_hash } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", account.id)
    .executeTakeFirstOrThrow();
  const verdict = await verifyPassword(password, password_hash);
  if (verdict === "busy") {
    await takeBackAttempt(budgets.password.tries, account.session.id, db);
    return "busy";
  }
  if (verdict === "wrong") return "wrong-password";
  await clearUses(budgets.password.tries, account.session.id, db);
  return undefined;
}

/** The owner of an account as a recipient of mail. */
export async function findRecipient(userId: string, trx: Db): Promise<Recipient> {
  const person = await trx
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return recipient(person);
}
