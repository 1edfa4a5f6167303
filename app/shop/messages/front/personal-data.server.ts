import type { PersonalData } from "~db/personal-data";

import {
  listUnmeasuredAttachments,
  recordAttachmentBytes,
  deleteAttachment,
  measureAttachment,
} from "../attachments.server";
import { deleteOldContactMessages } from "../inbox/mark-or-delete-message.server";
import { deleteEndedSubscriptions, deleteUnconfirmedSubscriptions } from "./newsletter.server";

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    contact_messages: "five years (spec §1)",
    message_replies: "as its message",
    newsletter_subscribers: "a week unconfirmed, five years ended (spec §1)",
  },
  exportOf: async ({ email }, db) => ({
    messages: await db
      .selectFrom("contact_messages")
      .select(["subject", "message", "created_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .orderBy("created_at", "desc")
      .execute(),
    newsletter: await db
      .selectFrom("newsletter_subscribers")
      .select(["created_at", "confirmed_at", "unsubscribed_at"])
      .where("email", "=", email)
      .execute(),
  }),
  eraseOf: async ({ email }, trx) => {
    const messages = await trx
      .deleteFrom("contact_messages")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .returning("attachment_file")
      .execute();
    await trx.deleteFrom("newsletter_subscribers").where("email", "=", email).execute();
    return messages.flatMap(({ attachment_file: file }) => (file ? [file] : []));
  },
  cleanUp: async (now) => {
    await deleteUnconfirmedSubscriptions(now);
    await deleteEndedSubscriptions(now);
    for (const file of await deleteOldContactMessages(now)) await deleteAttachment(file);
    for (const file of await listUnmeasuredAttachments()) {
      await recordAttachmentBytes(file, await measureAttachment(file));
    }
  },
} satisfies PersonalData;
