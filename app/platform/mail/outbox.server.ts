import { randomUUID } from "node:crypto";

import { isRehearsal, isSampleAddress } from "~/platform/basics/rehearsal.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { insertRow } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { attachFiles, deleteUnusedFiles, type MailAttachment } from "./mail-files.server";

export interface Mail {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where the reader unsubscribes from such mails, for the `List-Unsubscribe` header. */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
  /** The beginning of its id, in letters, digits and hyphens, if the mail is looked for later by what it is about. */
  mark?: string;
}

export interface DueMail extends Omit<Mail, "attachments" | "mark"> {
  id: string;
  attempts: number;
}

/** For this long no other process may take a mail that is being sent. */
const LEASE = 2 * 60 * 1000;
const FIRST_DELAY = 30 * 1000;
const LONGEST_DELAY = 60 * 60 * 1000;
/** With these delays the last attempt is about two days after the first. */
const MOST_ATTEMPTS = 54;

/** A sent mail is kept this long, in case of questions. */
const SENT_MAIL_LIFE = 30 * 24 * 60 * 60 * 1000;

/** Queues a mail in the transaction that causes it. */
export function enqueueMail(mail: Mail, orderId: string | null, trx: Db): Promise<void> {
  return enqueueMails([mail], orderId, trx);
}

/** Queues all mails about one thing in the transaction that causes them; none in a rehearsal, to sample people or to no address. */
export async function enqueueMails(mails: Mail[], orderId: string | null, trx: Db): Promise<void> {
  const now = new Date().toISOString();
  for (const mail of isRehearsal() ? [] : mails) {
    if (mail.recipient === "" || isSampleAddress(mail.recipient)) continue;
    const row = {
      id: `${mail.mark ?? ""}${randomUUID()}`,
      order_id: orderId,
      recipient: mail.recipient,
      reply_to: mail.replyTo || null,
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
    await attachFiles(row.id, mail.attachments ?? [], trx);
  }
}

/**
 * Claims the oldest mail that is due, so that no other process sends it too; undefined when none
 * is. If the sender dies before recording the result, the mail becomes due again by itself.
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
 * Schedules the next attempt: after 30 s, then after twice as long each time, at most an hour.
 * After about two days the mail counts as failed and waits for a person.
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

/** Deletes the mails that were sent 30 days ago or earlier, and the files that only they carried. */
export async function deleteOldMail(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - SENT_MAIL_LIFE).toISOString();
  await db.deleteFrom("outbox").where("sent_at", "<=", oldest).execute();
  await deleteUnusedFiles(now, db);
}

export interface UnsentMail {
  id: string;
  recipient: string;
  subject: string;
  attempts: number;
  created_at: string;
  last_error: string | null;
}

/** Mails with at least one failed attempt, newest first. */
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

/** The creation time of the oldest mail that is still to be sent; undefined when all are sent or given up. */
export async function oldestUnsentAt(db: Db = shopDatabase()): Promise<string | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.min<string | null>("created_at").as("oldest"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

/** Makes the failed mails due at once. Returns how many. */
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

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    outbox: "30 days after it was sent",
    outbox_files: "as its mail",
    mail_files: "a day after the last mail that carries it",
  },
  eraseOf: async ({ email }, trx) => {
    await trx
      .deleteFrom("outbox")
      .where((eb) => eb.or([eb("recipient", "=", email), eb("reply_to", "=", email)]))
      .execute();
  },
  eraseOfOrders: async (ids, _now, trx) => {
    await trx.deleteFrom("outbox").where("order_id", "in", ids).execute();
  },
  cleanUp: deleteOldMail,
} satisfies PersonalData;
