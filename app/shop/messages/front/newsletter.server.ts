import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { enqueueMail, enqueueMails } from "~/platform/mail/outbox.server";
import { retentionCutoff } from "~/platform/settings/retention";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  composeNewsletterConfirmation,
  composeNewsletterWelcome,
} from "../newsletter/newsletter-mail.server";
import { recordConsent } from "../newsletter/record-consent.server";
import { subscriptionToken, hashToken } from "../newsletter/subscription-token";

const DAY = 24 * 60 * 60 * 1000;
/** An address that nobody confirms is deleted after this long. */
const CONFIRM_LIFE = 7 * DAY;

export interface Subscription {
  email: string;
  language: string;
  /** Whether mail is sent to it: confirmed, and not unsubscribed since. */
  isActive: boolean;
}

/**
 * Saves an address that wants the newsletter and queues the mail with the link to confirm it. An
 * address that receives the newsletter already gets no second mail, and the answer does not tell
 * the two cases apart.
 */
export async function requestNewsletter(
  { email, language }: { email: string; language: Language },
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const address = email.toLowerCase();
    const present = await trx
      .selectFrom("newsletter_subscribers")
      .select(["id", "confirmed_at", "unsubscribed_at"])
      .where("email", "=", address)
      .executeTakeFirst();
    if (present && isActive(present)) return;
    const id = present?.id ?? randomUUID();
    const token = subscriptionToken(id);
    const now = new Date().toISOString();
    await trx
      .insertInto("newsletter_subscribers")
      .values({
        id,
        email: address,
        language,
        token_hash: hashToken(token),
        created_at: now,
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ language, created_at: now }))
      .execute();
    const subscriber = { email: address, language, token };
    const mail = composeNewsletterConfirmation(subscriber, await findSettings(trx));
    await enqueueMail(mail, null, trx);
  });
}

/** The subscription of a mailed token, or undefined. */
export async function findSubscription(
  token: string,
  db: Db = shopDatabase(),
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .select(["email", "language", "confirmed_at", "unsubscribed_at"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row && { email: row.email, language: row.language, isActive: isActive(row) };
}

/**
 * Confirms a subscription by its mailed link. Returns whether it was not confirmed before: only
 * then do the mails go out. An unknown token changes nothing.
 */
export async function confirmSubscription(
  token: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const row = await trx
      .updateTable("newsletter_subscribers")
      .set({ confirmed_at: now, unsubscribed_at: null })
      .where("token_hash", "=", hashToken(token))
      .where((eb) => eb.or([eb("confirmed_at", "is", null), eb("unsubscribed_at", "is not", null)]))
      .returning(["email", "language"])
      .executeTakeFirst();
    if (!row) return false;
    await recordConsent(row.email, 1, now, trx);
    const subscriber = { email: row.email, language: row.language as Language, token };
    const mails = composeNewsletterWelcome(subscriber, await findSettings(trx));
    await enqueueMails(mails, null, trx);
    return true;
  });
}

/** Ends a subscription. Returns whether it was active until now. */
export async function unsubscribe(token: string, db: Db = shopDatabase()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const row = await trx
      .updateTable("newsletter_subscribers")
      .set({ unsubscribed_at: now })
      .where("token_hash", "=", hashToken(token))
      .where("confirmed_at", "is not", null)
      .where("unsubscribed_at", "is", null)
      .returning("email")
      .executeTakeFirst();
    if (!row) return false;
    await recordConsent(row.email, 0, now, trx);
    return true;
  });
}

/** Deletes addresses that were not confirmed within a week. */
export async function deleteUnconfirmedSubscriptions(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .deleteFrom("newsletter_subscribers")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", new Date(now.getTime() - CONFIRM_LIFE).toISOString())
    .execute();
}

/** Deletes the records of subscriptions that ended five years ago. */
export async function deleteEndedSubscriptions(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("newsletter_subscribers")
      .where("unsubscribed_at", "<=", retentionCutoff(now))
      .returning("email")
      .execute();
    if (ended.length === 0) return;
    await trx
      .deleteFrom("consents")
      .where("kind", "=", "newsletter")
      .where(
        "email",
        "in",
        ended.map(({ email }) => email),
      )
      .execute();
  });
}

function isActive(row: { confirmed_at: string | null; unsubscribed_at: string | null }): boolean {
  return row.confirmed_at !== null && row.unsubscribed_at === null;
}
