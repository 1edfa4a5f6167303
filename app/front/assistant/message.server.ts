import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { readExtras, type Extras } from "./answering/extras.server";
import type { Facts } from "./facts";
import { readProblem, type Problem } from "./problem";

export interface Message {
  id: number;
  text: string;
  isBot: boolean;
  timestamp: string;
  source: "visitor" | "ai" | "search";
  language: Language;
  problem: Problem | null;
  extras: Extras;
}

/** What a message says, and the facts that it brings into the conversation. */
export type Said = Pick<Message, "text" | "language" | "source" | "problem" | "extras"> & {
  facts: Facts;
};

/** Saves a message of a visitor (`is_bot` 0) or of the assistant (1) at the end of a conversation. */
export async function saveMessage(
  conversationId: string,
  is_bot: 0 | 1,
  { extras, facts, ...said }: Said,
  created_at: string,
  trx: Db,
): Promise<Message> {
  const row = await trx
    .insertInto("conversation_messages")
    .values({
      conversation_id: conversationId,
      is_bot,
      source: said.source,
      text: said.text,
      language: said.language,
      problem: said.problem,
      extras: JSON.stringify(extras),
      facts: JSON.stringify(facts),
      created_at,
    })
    .returning(["id", "text", "is_bot", "created_at", "source", "language", "problem", "extras"])
    .executeTakeFirstOrThrow();
  return readMessage(row);
}

/** A message as it is stored, as pages show it. */
export function readMessage(row: {
  id: number;
  text: string;
  is_bot: 0 | 1;
  created_at: string;
  source: Message["source"];
  language: string;
  problem: string | null;
  extras: string;
}): Message {
  return {
    id: row.id,
    text: row.text,
    isBot: row.is_bot === 1,
    timestamp: row.created_at,
    source: row.source,
    language: row.language as Language,
    problem: readProblem(row.problem),
    extras: readExtras(row.extras),
  };
}
