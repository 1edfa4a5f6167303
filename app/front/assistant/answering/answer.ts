import type { Language } from "~/platform/i18n/languages";

import type { Facts } from "../facts";
import type { Message } from "../message.server";
import type { Problem } from "../problem";
import type { Extras } from "./extras.server";

/** A visitor's question, with the conversation before it. */
export interface Question {
  text: string;
  /** That of the page until `Assistant.answer` has read the message's own. */
  language: Language;
  /** The earlier messages, oldest first. */
  earlier: Pick<Message, "text" | "isBot">[];
  /** The facts that the tools have returned in the conversation so far. */
  facts: Facts;
  /** The account of whoever asks; null for whoever is not signed in. */
  userId: string | null;
  /** What the shop knows about the person, to be masked: it never leaves the shop. */
  personal: string[];
  /** The client's address, as limits count it. */
  client: string;
}

/** What the visitor has written in a conversation, the newest last. */
export function visitorTexts({ text, earlier }: Pick<Question, "text" | "earlier">): string[] {
  return [...earlier.flatMap((one) => (one.isBot ? [] : [one.text])), text];
}

export interface Answer {
  text: string;
  /** That of the question. */
  language: Language;
  source: "ai" | "search";
  problem: Problem | null;
  extras: Extras;
  /** The facts that the tools returned for this answer. */
  facts: Facts;
  /** Why the provider gave no answer, for the back office; null when it did or was not called. */
  failure: string | null;
}
