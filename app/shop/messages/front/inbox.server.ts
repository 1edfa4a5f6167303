import { randomUUID } from "node:crypto";

import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { deleteContactMessage, markContactMessage } from "../inbox/mark-or-delete-message.server";
import { composeContactReply } from "../mails/contact-mail.server";
import { findContactMessage, type ContactMessage } from "./contact-message.server";

export interface MessageReply {
  id: string;
  text: string;
  sent_at: string;
}

/** The replies to a message, oldest first. */
export async function listReplies(
  messageId: string,
  db: Db = shopDatabase(),
): Promise<MessageReply[]> {
  return db
    .selectFrom("message_replies")
    .select(["id", "text", "sent_at"])
    .where("message_id", "=", messageId)
    .orderBy("sent_at")
    .execute();
}

/** `current`: the message as a colleague has left it since it was shown. */
type MessageResult =
  | { kind: "done" }
  | { kind: "unknown" }
  | { kind: "stale"; current: ContactMessage };

/**
 * Replies to a message by mail and saves the reply; the message counts as read. Refuses when a
 * colleague replied or moved it after it was shown. The same reply sent again is mailed once.
 */
export async function answerMessage(
  id: string,
  { text, version }: { text: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<MessageResult> {
  return db.transaction().execute(async (trx) => {
    const message = await findContactMessage(id, trx);
    if (!message) return { kind: "unknown" };
    if (message.version !== version) {
      const isSent = (await listReplies(id, trx)).at(-1)?.text === text;
      return isSent ? { kind: "done" } : { kind: "stale", current: message };
    }
    await trx
      .insertInto("message_replies")
      .values({
        id: randomUUID(),
        message_id: id,
        text,
        sent_at: new Date().toISOString(),
        sent_by: admin.id,
      })
      .execute();
    const reply = composeContactReply(message, text, await findSettings(trx));
    await enqueueMail(reply, null, trx);
    await markContactMessage(id, "answered", true, trx);
    if (!message.read_at) await markContactMessage(id, "read", true, trx);
    await note("message-answered", message, admin, trx);
    return { kind: "done" };
  });
}

export type MessageMark = "done" | "reopen" | "spam" | "not-spam" | "read";

const actionOf = {
  read: "message-read",
  done: "message-done",
  reopen: "message-reopened",
  spam: "message-spam",
  "not-spam": "message-reopened",
} as const satisfies Record<MessageMark, AuditAction>;

/**
 * Moves a message to a folder; it counts as read in any case. Refuses when a colleague replied or
 * moved it after it was shown, unless it is in that folder already.
 */
export async function fileMessage(
  id: string,
  { mark, version }: { mark: MessageMark; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<MessageResult> {
  return db.transaction().execute(async (trx) => {
    const message = await findContactMessage(id, trx);
    if (!message) return { kind: "unknown" };
    if (message.version !== version) {
      return isMarked(message, mark) ? { kind: "done" } : { kind: "stale", current: message };
    }
    if (!message.read_at) await markContactMessage(id, "read", true, trx);
    if (mark === "done" || mark === "reopen") {
      await markContactMessage(id, "done", mark === "done", trx);
    } else if (mark !== "read") {
      await markContactMessage(id, "spam", mark === "spam", trx);
    }
    await note(actionOf[mark], message, admin, trx);
    return { kind: "done" };
  });
}

function isMarked({ read_at, done_at, spam_at }: ContactMessage, mark: MessageMark): boolean {
  const now = { read: read_at, done: done_at, spam: spam_at };
  if (mark === "reopen") return done_at === null;
  return mark === "not-spam" ? spam_at === null : now[mark] !== null;
}

/**
 * Deletes a message with its replies and returns the name of its attachment. Refuses when a
 * colleague replied or moved it after it was shown.
 */
export async function deleteMessage(
  id: string,
  version: number,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; file: string | null } | { kind: "unknown" | "stale" }> {
  return db.transaction().execute(async (trx) => {
    const message = await findContactMessage(id, trx);
    if (!message) return { kind: "unknown" };
    if (message.version !== version) return { kind: "stale" };
    const file = await deleteContactMessage(id, trx);
    await note("message-deleted", message, admin, trx);
    return { kind: "deleted", file: file ?? null };
  });
}

/**
 * Records only the marks of a message before and after: what people write to the shop does not
 * belong in the audit log.
 */
async function note(
  action: AuditAction,
  message: ContactMessage,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const now = await findContactMessage(message.id, trx);
  await recordAction(
    {
      admin,
      action,
      subject: "message",
      subjectId: message.id,
      before: marksOf(message),
      after: now ? marksOf(now) : null,
    },
    trx,
  );
}

function marksOf({ read_at, answered_at, done_at, spam_at }: ContactMessage) {
  return {
    read: read_at !== null,
    answered: answered_at !== null,
    done: done_at !== null,
    spam: spam_at !== null,
  };
}
