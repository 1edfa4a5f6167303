import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { noExtras, readFacts } from "./answering/extras.server";
import { mergeFacts, noFacts, type Facts } from "./facts";
import { type Message, type Said, saveMessage, readMessage } from "./message.server";
import { deleteOldShares } from "./token-budget.server";

/** A conversation is deleted this long after its last message, when its cookie expires too. */
export const CONVERSATION_DAYS = 30;
const CONVERSATION_LIFE = CONVERSATION_DAYS * 24 * 60 * 60 * 1000;

export interface Conversation {
  id: string;
  messages: Message[];
  /** The facts that the tools have returned in the whole conversation. */
  facts: Facts;
}

/** Who reads a conversation: the customer signed in, if any, and the language of the page. */
export interface Reader {
  userId: string | null;
  language: Language;
}

/**
 * The conversation of a cookie, or undefined when it is unknown, older than 30 days, or belongs to a customer
 * who is not the one signed in now: a shared computer must not reveal it. A conversation belongs to pages of
 * one language; on pages of another the chat starts anew (spec §4), whatever language somebody writes in.
 */
export async function findConversation(
  id: string | undefined,
  { userId, language }: Reader,
  db: Db = shopDatabase(),
): Promise<Conversation | undefined> {
  if (!id) return undefined;
  const row = await db
    .selectFrom("conversations")
    .select(["id", "user_id"])
    .where("id", "=", id)
    .where("updated_at", ">", oldestLiving(new Date()))
    .executeTakeFirst();
  if (!row || (row.user_id !== null && row.user_id !== userId)) return undefined;
  const rows = await db
    .selectFrom("conversation_messages")
    .select(["id", "text", "is_bot", "created_at", "source", "language", "problem"])
    .select(["extras", "facts"])
    .where("conversation_id", "=", id)
    .orderBy("id")
    .execute();
  const messages = rows.map(readMessage);
  if (messages.some((one) => !one.isBot && one.language !== language)) return undefined;
  return {
    id: row.id,
    messages,
    facts: mergeFacts([noFacts, ...rows.map(({ facts }) => readFacts(facts))]),
  };
}

/**
 * Saves a visitor's message, in a new conversation if they have none yet. Returns the
 * conversation's id, which is the only key to it.
 */
export async function askInConversation(
  question: { conversationId: string | undefined; userId: string | null } & Pick<
    Message,
    "text" | "language"
  >,
  db: Db = shopDatabase(),
): Promise<{ conversationId: string; message: Message }> {
  const now = new Date().toISOString();
  return db.transaction().execute(async (trx) => {
    const conversationId = question.conversationId ?? randomUUID();
    await trx
      .insertInto("conversations")
      .values({ id: conversationId, user_id: question.userId, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          updated_at: now,
          user_id: eb.fn.coalesce("excluded.user_id", "conversations.user_id"),
        })),
      )
      .execute();
    const { text, language } = question;
    const asked = { text, language, source: "visitor" as const, problem: null, extras: noExtras };
    const message = await saveMessage(conversationId, 0, { ...asked, facts: noFacts }, now, trx);
    return { conversationId, message };
  });
}

/** Saves the answer. Returns undefined if the conversation was deleted meanwhile. */
export async function answerInConversation(
  conversationId: string,
  answer: Said,
  db: Db = shopDatabase(),
): Promise<Message | undefined> {
  return db.transaction().execute(async (trx) => {
    const conversation = await trx
      .selectFrom("conversations")
      .select("id")
      .where("id", "=", conversationId)
      .executeTakeFirst();
    if (!conversation) return undefined;
    return saveMessage(conversationId, 1, answer, new Date().toISOString(), trx);
  });
}

/** Deletes a visitor's conversation at their request. */
export async function clearConversation(
  id: string | undefined,
  db: Db = shopDatabase(),
): Promise<void> {
  if (id) await db.deleteFrom("conversations").where("id", "=", id).execute();
}

/** Deletes conversations without a message for 30 days. Returns how many. */
export async function deleteExpiredConversations(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .deleteFrom("conversations")
    .where("updated_at", "<=", oldestLiving(now))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Visitors' questions since an instant, newest first, 100 at most. Texts as typed. */
export async function listQuestions(
  since: string,
  db: Db = shopDatabase(),
): Promise<{ id: number; text: string; language: string; created_at: string }[]> {
  return db
    .selectFrom("conversation_messages")
    .select(["id", "text", "language", "created_at"])
    .where("is_bot", "=", 0)
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/**
 * A person's conversations for "my data": those held while signed in, and the one of this browser's
 * cookie unless it belongs to somebody else.
 */
export async function findConversationData(
  { userId, conversationId }: { userId: string; conversationId: string | undefined },
  db: Db = shopDatabase(),
): Promise<{ started_at: string; messages: Pick<Message, "text" | "isBot" | "timestamp">[] }[]> {
  const conversations = await db
    .selectFrom("conversations")
    .select(["id", "created_at"])
    .where((eb) =>
      eb.or([
        eb("user_id", "=", userId),
        eb.and([eb("user_id", "is", null), eb("id", "=", conversationId ?? "")]),
      ]),
    )
    .orderBy("created_at")
    .execute();
  const ids = conversations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const messages = await db
    .selectFrom("conversation_messages")
    .select(["conversation_id", "text", "is_bot", "created_at"])
    .where("conversation_id", "in", ids)
    .orderBy("id")
    .execute();
  return conversations.map((conversation) => ({
    started_at: conversation.created_at,
    messages: messages
      .filter((message) => message.conversation_id === conversation.id)
      .map(({ text, is_bot, created_at }) => ({
        text,
        isBot: is_bot === 1,
        timestamp: created_at,
      })),
  }));
}

function oldestLiving(now: Date): string {
  return new Date(now.getTime() - CONVERSATION_LIFE).toISOString();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    conversations: "30 days after its last message",
    conversation_messages: "as its conversation",
    assistant_shares: "its day: digests of addresses",
  },
  exportOf: async ({ id, conversationId }, db) => ({
    conversations: await findConversationData({ userId: id, conversationId }, db),
  }),
  eraseOf: async ({ id }, trx) => {
    await trx.deleteFrom("conversations").where("user_id", "=", id).execute();
  },
  cleanUp: async (now) => {
    await deleteOldShares(now);
    return { "conversations-expired": await deleteExpiredConversations(now) };
  },
} satisfies PersonalData;
