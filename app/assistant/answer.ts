import type { Language } from "~/languages";
import type { Facts } from "./facts";
import type { Extras, Message, Problem } from "./conversation.server";

/** What a visitor asks, with what came before it. */
export interface Question {
  text: string;
  language: Language;
  /** The messages before it, oldest first. */
  earlier: Pick<Message, "text" | "isBot">[];
  /** What the tools have said in the conversation so far. */
  facts: Facts;
  /** What the shop knows of the person: it never leaves the shop. */
  personal: string[];
  /** The address of who asks, as limits count it. */
  client: string;
}

export interface Answer {
  text: string;
  source: "ai" | "search";
  problem: Problem | null;
  extras: Extras;
  /** What the tools said for this answer. */
  facts: Facts;
  /** Why the provider brought none, for the back office; null when it did or was not asked. */
  failure: string | null;
}
