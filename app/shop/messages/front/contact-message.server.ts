import { randomUUID } from "node:crypto";

import type { Selectable } from "kysely";

import { phoneFigures } from "~/platform/format/phones.server";
import { addOnce } from "~/platform/forms/sent-form.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import { contains, isStorageTrouble, type Db } from "~db/engine";
import { idsByText } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { Database } from "~db/schema";

import { hasRoomFor } from "../attachments.server";
import { composeContactNote, composeContactReceipt } from "../mails/contact-mail.server";

const PAGE_SIZE = 30;

export const messageSorts: Sorts = {
  subiect: { text: "subject" },
  "de-la": { text: "name" },
  cand: "created_at",
  stare: "read_at",
};

/** The contact form's fields (spec §3), and the file that came with them. */
export interface ContactDetails {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  language: Language;
  attachment?: { file: string; name: string; bytes: number };
  form?: string;
}

export type ContactMessageFolder = "open" | "done" | "spam";

const columns = [
  "id",
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "language",
  "attachment_file",
  "attachment_name",
  "created_at",
  "read_at",
  "answered_at",
  "done_at",
  "spam_at",
  "version",
] as const;

export type ContactMessage = Pick<
  Selectable<Database["contact_messages"]>,
  (typeof columns)[number]
>;

type SentMessage =
  /** `isRepeated`: the same form has sent it before, with its file. */
  { kind: "sent"; id: string; isRepeated?: true } | { kind: "files-full" } | { kind: "not-saved" };

/**
 * Saves a message, once for each form, and queues its mails in the same transaction: a note to the shop and,
 * `withReceipt`, one to its sender. A bot's is spam and causes no mail. Refuses a file without room, and what cannot be written.
 */
export async function sendContactMessage(
  details: ContactDetails,
  { isSpam, withReceipt }: { isSpam: boolean; withReceipt: boolean },
  db: Db = shopDatabase(),
): Promise<SentMessage> {
  const { attachment, form, ...written } = details;
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await addOnce<SentMessage>(form, trx, async () => {
        if (attachment && !(await hasRoomFor(attachment.bytes, trx))) return { kind: "files-full" };
        const id = await saveContactMessage({ ...written, attachment }, isSpam, trx);
        if (!isSpam) {
          const settings = await findSettings(trx);
          await enqueueMail(composeContactNote(id, details, settings), null, trx);
          if (withReceipt) await enqueueMail(composeContactReceipt(details, settings), null, trx);
        }
        return { added: id };
      });
      if (!("added" in result)) return result;
      return { kind: "sent", id: result.added, ...(result.isRepeated && { isRepeated: true }) };
    });
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

/** Saves a message in the inbox or as spam, and returns its id. */
async function saveContactMessage(
  { attachment, ...details }: ContactDetails,
  isSpam: boolean,
  trx: Db,
): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  await trx
    .insertInto("contact_messages")
    .values({
      id,
      ...details,
      attachment_file: attachment?.file ?? null,
      attachment_name: attachment?.name ?? null,
      attachment_bytes: attachment?.bytes ?? null,
      created_at: now,
      read_at: null,
      answered_at: null,
      done_at: null,
      spam_at: isSpam ? now : null,
    })
    .execute();
  return id;
}

/** One page of a folder, or of all messages that a text finds, newest first; past the end the last one. */
export async function listContactMessages(
  folder: ContactMessageFolder | { search: string },
  { page: wantedPage, order = "" }: { page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{ messages: ContactMessage[]; total: number; page: number; pageCount: number }> {
  const all = db.selectFrom("contact_messages");
  const figures = typeof folder === "object" ? phoneFigures(folder.search) : undefined;
  const inFolder =
    typeof folder === "object"
      ? all.where((eb) => {
          const words = eb("id", "in", idsByText("message", "contact_messages", folder.search, db));
          // Spam has no customer records to search by phone, so it is searched by words.
          return figures ? words.or(contains(eb.ref("phone"), figures)) : words;
        })
      : all
          .where("spam_at", folder === "spam" ? "is not" : "is", null)
          .$if(folder === "open", (query) => query.where("done_at", "is", null))
          .$if(folder === "done", (query) => query.where("done_at", "is not", null));
  const { total } = await inFolder
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wantedPage, PAGE_SIZE);
  const messages = await inFolder
    .select(columns)
    .$call(sortedBy(order, messageSorts))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { messages, total, page, pageCount };
}

export async function findContactMessage(
  id: string,
  db: Db = shopDatabase(),
): Promise<ContactMessage | undefined> {
  return db.selectFrom("contact_messages").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The number of unread messages, without spam. */
export async function findUnreadMessages(db: Db = shopDatabase()): Promise<Waiting> {
  return db
    .selectFrom("contact_messages")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("created_at").as("since"),
    ])
    .where("read_at", "is", null)
    .where("spam_at", "is", null)
    .executeTakeFirstOrThrow();
}
