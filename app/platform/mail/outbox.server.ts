import { randomUUID } from "node:crypto";

import { isRehearsal, isSampleAddress } from "~/platform/basics/rehearsal.server";
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

/** Deletes the mails that were sent 30 days ago or earlier, and the files that only they carried. */
export async function deleteOldMail(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - SENT_MAIL_LIFE).toISOString();
  await db.deleteFrom("outbox").where("sent_at", "<=", oldest).execute();
  await deleteUnusedFiles(now, db);
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
