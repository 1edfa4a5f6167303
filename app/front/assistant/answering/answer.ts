import type { Language } from "~/platform/i18n/languages";

import type { Facts } from "../facts";
import type { Message } from "../message.server";
import type { Problem } from "../problem";
import type { Extras } from "./extras.server";

/** A visitor's question, with the conversation before it. */
export interface Question {
  text: string;
  language: Language;
  /** The earlier messages, oldest first. */
  earlier: (Pick<Message, "text" | "isBot"> & { extras?: Pick<Extras, "links"> })[];
  /** The facts that the tools have returned in the conversation so far. */
  facts: Facts;
  /** The account of who asks; null for who is not signed in. */
  userId: string | null;
  /** What the shop knows about the person, to be masked: it never leaves the shop. */
  personal: string[];
  /** The client's address, as limits count it. */
  client: string;
}

export interface Answer {
  text: string;
  source: "ai" | "search";
  problem: Problem | null;
  extras: Extras;
  /** The facts that the tools returned for this answer. */
  facts: Facts;
  /** Why the provider gave no answer, for the back office; null when it did or was not called. */
  failure: string | null;
}
