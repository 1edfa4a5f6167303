import { randomBytes } from "node:crypto";

import { sha256 } from "~/platform/format/sha256.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";

import { accountMails } from "./account-mail.server";
import { recipient } from "./recipient";
import { typedColumns, type Typed } from "./registration-link.server";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long the mailed link is valid; the mail says so. */
const LINK_LIFE = 24 * HOUR;
/** An unconfirmed registration is kept this long, so that another link can be mailed for it. */
const REGISTRATION_LIFE = 7 * DAY;

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  passwordHash: string;
  language: Language;
}

/**
 * Records a registration, which becomes an account when its mailed link is used (spec §4). Whoever
 * typed the address has not proven to own it. So each registration keeps what was typed apart, with
 * a link of its own, and never changes another one. If the address already has an account, only the
 * mail says so: the page is the same. For the same reason signing in before the confirmation is
 * answered like a wrong password, and no administrator can confirm by hand. Says so when the database
 * cannot be written.
 */
export async function registerCustomer(
  registration: Registration,
  db: Db = shopDatabase(),
): Promise<void | "not-saved"> {
  return orNotSaved(() => db.transaction().execute((trx) => registerWithin(trx, registration)));
}

async function registerWithin(trx: Db, registration: Registration): Promise<void> {
  const { email, language } = registration;
  const owner = await findOwner(email, trx);
  if (owner) {
    await enqueueMail((await accountMails(trx)).alreadyRegistered(recipient(owner)), null, trx);
    return;
  }
  const typed = {
    email,
    first_name: registration.firstName,
    last_name: registration.lastName,
    phone: registration.phone,
    password_hash: registration.passwordHash,
    language,
    created_at: new Date().toISOString(),
  };
  const token = await createLink(typed, trx);
  await enqueueMail((await accountMails(trx)).confirm({ email, language }, token), null, trx);
}

/**
 * Creates another link for the newest registration of an address without an account, and returns
 * its token; valid links stay. Undefined when there is nothing to confirm.
 */
export async function renewRegistration(email: string, trx: Db): Promise<string | undefined> {
  if (await findOwner(email, trx)) return undefined;
  const typed = await trx
    .selectFrom("registrations")
    .select(typedColumns)
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!typed) return undefined;
  await trx
    .deleteFrom("registrations")
    .where("email", "=", email)
    .where("expires_at", "<=", new Date().toISOString())
    .execute();
  return createLink(typed, trx);
}

/** Deletes registrations that nobody confirmed within seven days and whose last link has expired. */
export async function deleteOldRegistrations(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - REGISTRATION_LIFE).toISOString();
  await db
    .deleteFrom("registrations")
    .where("created_at", "<=", oldest)
    .where("expires_at", "<=", now.toISOString())
    .execute();
}

async function createLink(typed: Typed, trx: Db): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(Date.now() + LINK_LIFE).toISOString();
  await trx
    .insertInto("registrations")
    .values({ ...typed, token_hash: sha256(token), expires_at })
    .execute();
  return token;
}

/** The account of an address. */
async function findOwner(email: string, trx: Db) {
  return trx
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("email", "=", email)
    .executeTakeFirst();
}
