import { randomUUID } from "node:crypto";

import { fallbackLanguage, isLanguage, type Language } from "~/languages";
import { dayOf } from "~/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { createAccountLink, spendAccountLink, type AccountLink } from "./account-link.server";
import { endSessions } from "./account-session.server";
import { addDeviceProof } from "./known-device.server";
import { enqueueMail, type Mail } from "./outbox.server";
import { forgetUses } from "./rate-limit.server";
import { signInFailures } from "./sign-in.server";

/** Somebody a mail about an account goes to. */
export interface Recipient {
  email: string;
  first_name: string;
  language: Language;
}

/** The mails about an account; they are composed outside the models, in the person's language. */
export interface AccountMails {
  confirm: (to: Recipient, token: string) => Mail;
  alreadyRegistered: (to: Recipient) => Mail;
  reset: (to: Recipient, token: string) => Mail;
  passwordChanged: (to: Recipient) => Mail;
  changeEmail: (to: Recipient, token: string) => Mail;
  emailChanged: (to: Recipient, newEmail: string) => Mail;
}

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  passwordHash: string;
  language: Language;
}

/**
 * Registers a customer, who must confirm the address before signing in (spec §4). An address that
 * has an account already is told so by mail only: whoever registered sees the same either way. An
 * account that was never confirmed is registered anew.
 */
export async function registerCustomer(
  registration: Registration,
  mails: Pick<AccountMails, "confirm" | "alreadyRegistered">,
  db: Db = shopDatabase(),
): Promise<void> {
  const { email, language } = registration;
  await db.transaction().execute(async (trx) => {
    const present = await trx
      .selectFrom("users")
      .select(["id", "email", "first_name", "language", "confirmed_at"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (present?.confirmed_at) {
      await enqueueMail(mails.alreadyRegistered(recipient(present)), null, trx);
      return;
    }
    const id = present?.id ?? randomUUID();
    const now = new Date().toISOString();
    const person = {
      first_name: registration.firstName,
      last_name: registration.lastName,
      phone: registration.phone,
      password_hash: registration.passwordHash,
      language,
      last_used_on: dayOf(now),
      unused_warned_at: null,
    };
    await trx
      .insertInto("users")
      .values({
        id,
        email,
        ...person,
        is_admin: 0,
        confirmed_at: null,
        created_at: now,
        disabled_at: null,
        deletion_due_at: null,
      })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(person))
      .execute();
    await trx
      .insertInto("consents")
      .values({ id: randomUUID(), user_id: id, email, kind: "terms", is_given: 1, given_at: now })
      .execute();
    const token = await createAccountLink(id, "confirm", email, trx);
    const to = { email, first_name: registration.firstName, language };
    await enqueueMail(mails.confirm(to, token), null, trx);
  });
}

/**
 * Spends a link that confirms an address: of a new account, or the new address of an old one, which
 * the former address is told. Refuses a link that is spent or too old, and an address that another
 * account has taken since.
 */
export async function confirmEmail(
  token: string,
  mails: Pick<AccountMails, "emailChanged">,
  db: Db = shopDatabase(),
): Promise<"confirmed" | "changed" | "invalid" | "taken"> {
  return db.transaction().execute(async (trx) => {
    const link = await spendAccountLink(token, ["confirm", "change_email"], trx);
    if (!link) return "invalid";
    if (link.purpose === "change_email") return changeEmail(link, mails, trx);
    await trx
      .updateTable("users")
      .set({ confirmed_at: new Date().toISOString() })
      .where("id", "=", link.user_id)
      .where("confirmed_at", "is", null)
      .execute();
    return "confirmed";
  });
}

async function changeEmail(
  link: AccountLink,
  mails: Pick<AccountMails, "emailChanged">,
  trx: Db,
): Promise<"changed" | "taken"> {
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
  // A link mailed to the former address must not open the account any more.
  await trx.deleteFrom("account_links").where("user_id", "=", link.user_id).execute();
  await enqueueMail(mails.emailChanged(recipient(person), link.email), null, trx);
  return "changed";
}

/**
 * Sets a new password with a reset link. Every session of the account ends, a pause after failed
 * sign-ins too, and its owner is told by mail. Only the browser that chose the password (`device`:
 * its cookie) is known for the account from now on. Refuses a link that is spent or too old.
 */
export async function resetPassword(
  { token, passwordHash, device }: { token: string; passwordHash: string; device?: string },
  mails: Pick<AccountMails, "passwordChanged">,
  db: Db = shopDatabase(),
): Promise<{ device: string } | "invalid"> {
  return db.transaction().execute(async (trx) => {
    const link = await spendAccountLink(token, ["reset"], trx);
    if (!link) return "invalid";
    const person = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", link.user_id)
      .returning(["email", "first_name", "language"])
      .executeTakeFirstOrThrow();
    await endSessions(link.user_id, null, trx);
    await forgetUses(signInFailures, person.email, trx);
    await enqueueMail(mails.passwordChanged(recipient(person)), null, trx);
    return { device: addDeviceProof(device, { id: link.user_id, password_hash: passwordHash }) };
  });
}

/** A person as mails address them; without a chosen language, in Romanian. */
export function recipient(person: {
  email: string;
  first_name: string;
  language: string | null;
}): Recipient {
  const { email, first_name } = person;
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  return { email, first_name, language };
}
