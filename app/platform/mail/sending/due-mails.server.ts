import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { Mail } from "../outbox.server";

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
