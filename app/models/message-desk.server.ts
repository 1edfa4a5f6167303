import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  deleteContactMessage,
  findContactMessage,
  markContactMessage,
  type ContactMessage,
} from "./contact-message.server";
import { recordAction } from "./journal.server";
import type { Admin } from "./order-moves.server";
import { enqueueMail, type Mail } from "./outbox.server";

export interface MessageReply {
  id: string;
  text: string;
  sent_at: string;
}

/** What was answered to a message, oldest first. */
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

/** Answers a message by mail and keeps the answer; the message counts as read. False: unknown. */
export async function answerMessage(
  id: string,
  text: string,
  composeMail: (message: ContactMessage) => Mail,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const message = await findContactMessage(id, trx);
    if (!message) return false;
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
    await enqueueMail(composeMail(message), null, trx);
    await markContactMessage(id, "answered", true, trx);
    if (!message.read_at) await markContactMessage(id, "read", true, trx);
    await note("message-answered", id, admin, trx);
    return true;
  });
}

export type MessageMark = "done" | "reopen" | "spam" | "not-spam" | "read";

/** Puts a message where it belongs; whatever is done to it, it counts as read. False: unknown. */
export async function fileMessage(
  id: string,
  mark: MessageMark,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const message = await findContactMessage(id, trx);
    if (!message) return false;
    if (!message.read_at) await markContactMessage(id, "read", true, trx);
    switch (mark) {
      case "read":
        return true;
      case "done":
      case "reopen":
        await markContactMessage(id, "done", mark === "done", trx);
        await note(mark === "done" ? "message-done" : "message-reopened", id, admin, trx);
        return true;
      case "spam":
      case "not-spam":
        await markContactMessage(id, "spam", mark === "spam", trx);
        await note(mark === "spam" ? "message-spam" : "message-reopened", id, admin, trx);
        return true;
    }
  });
}

/** Deletes a message with its answers and names the file that came with it, now nobody's. */
export async function deleteMessage(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const file = await deleteContactMessage(id, trx);
    await note("message-deleted", id, admin, trx);
    return file;
  });
}

/** Only that it happened: what people write to the shop does not belong into the journal. */
async function note(
  action:
    "message-answered" | "message-done" | "message-reopened" | "message-spam" | "message-deleted",
  id: string,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const entry = { subject: "message", subjectId: id, before: null, after: null } as const;
  await recordAction({ admin, action, ...entry }, trx);
}
