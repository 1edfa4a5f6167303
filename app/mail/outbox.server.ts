import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";
import { insertRow } from "~db/compiled-query";

import { recordAction, type Admin } from "~/shop/audit-log.server";

export interface Mail {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader ends mails like it, for the `List-Unsubscribe` header. */
  unsubscribeUrl?: string;
}

export interface DueMail extends Mail {
  id: string;
  attempts: number;
}

/** A mail being sent is out of other senders' reach for this long. */
const LEASE = 2 * 60 * 1000;
const FIRST_DELAY = 30 * 1000;
const LONGEST_DELAY = 60 * 60 * 1000;
/** With these delays the last attempt comes about two days after the first. */
const MOST_ATTEMPTS = 54;

/** A delivered mail is kept this long, for questions. */
const SENT_MAIL_LIFE = 30 * 24 * 60 * 60 * 1000;

/** Writes a mail to be sent, in the transaction that causes it. */
export function enqueueMail(mail: Mail, orderId: string | null, trx: Db): Promise<void> {
  return enqueueMails([mail], orderId, trx);
}

/** Writes what is to be sent about one thing, in the transaction that causes it. */
export async function enqueueMails(mails: Mail[], orderId: string | null, trx: Db): Promise<void> {
  const now = new Date().toISOString();
  for (const mail of mails) {
    const row = {
      id: randomUUID(),
      order_id: orderId,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      sent_at: null,
      failed_at: null,
      last_error: null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    };
    await insertRow("outbox", row, trx);
  }
}

/**
 * Takes the oldest mail that is due, so that no other process sends it too, or undefined. It comes
 * back by itself when the sender dies before saying how it went.
 */
export async function claimDueMail(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<DueMail | undefined> {
  const row = await db
    .updateTable("outbox")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_at: new Date(now.getTime() + LEASE).toISOString(),
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("next_attempt_at", "<=", now.toISOString())
        .orderBy("next_attempt_at")
        .limit(1),
    )
    .returning([
      "id",
      "attempts",
      "recipient",
      "reply_to",
      "subject",
      "text",
      "html",
      "unsubscribe_url",
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { reply_to, unsubscribe_url, ...mail } = row;
  return {
    ...mail,
    replyTo: reply_to ?? undefined,
    unsubscribeUrl: unsubscribe_url ?? undefined,
  };
}

export async function recordMailSent(id: string, db: Db = shopDatabase()): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sent_at: new Date().toISOString(), last_error: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Plans the next attempt: after 30 s, then twice as long each time, at most an hour apart. After
 * about two days the mail counts as failed and waits for a person.
 */
export async function recordMailFailure(
  mail: Pick<DueMail, "id" | "attempts">,
  reason: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const delay = Math.min(FIRST_DELAY * 2 ** (mail.attempts - 1), LONGEST_DELAY);
  await db
    .updateTable("outbox")
    .set({
      last_error: reason.slice(0, 500),
      next_attempt_at: new Date(now.getTime() + delay).toISOString(),
      failed_at: mail.attempts >= MOST_ATTEMPTS ? now.toISOString() : null,
    })
    .where("id", "=", mail.id)
    .execute();
}

/** Forgets the mails that were delivered 30 days ago or earlier. */
export async function deleteOldMail(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - SENT_MAIL_LIFE).toISOString();
  await db.deleteFrom("outbox").where("sent_at", "<=", oldest).execute();
}

export interface UnsentMail {
  id: string;
  recipient: string;
  subject: string;
  attempts: number;
  created_at: string;
  last_error: string | null;
}

/** Mails that were tried and did not leave, the newest first. */
export async function listUnsentMails(db: Db = shopDatabase()): Promise<UnsentMail[]> {
  return db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "attempts", "created_at", "last_error"])
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
}

/** The instant of the oldest mail that has not left, or undefined when all have. */
export async function oldestUnsentAt(db: Db = shopDatabase()): Promise<string | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.min<string | null>("created_at").as("oldest"))
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

/** Puts the mails that did not leave back into the queue, to be tried at once. Returns how many. */
export async function retryMails(admin: Admin, db: Db = shopDatabase()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const result = await trx
      .updateTable("outbox")
      .set({ next_attempt_at: new Date().toISOString(), failed_at: null, attempts: 0 })
      .where("sent_at", "is", null)
      .where("last_error", "is not", null)
      .executeTakeFirst();
    const count = Number(result.numUpdatedRows);
    const entry = { subject: "mail", subjectId: "all", before: null, after: { count } } as const;
    await recordAction({ admin, action: "mail-retried", ...entry }, trx);
    return count;
  });
}
