import { foldText } from "~/format/fold";
import type { Facts, KnownThing } from "./facts";

import { readAmounts, readNumbers } from "./read-numbers";

/**
 * The facts in something the shop said: its words and numbers, and its amounts as belonging to the
 * things it is about. About nothing in particular, the amounts are the shop's terms.
 */
export function collectFacts(said: string, things: KnownThing[] = []): Facts {
  return {
    things,
    amounts: things.length > 0 ? [] : readAmounts(said),
    numbers: readNumbers(said),
    words: wordsOf(said),
  };
}

/** The different words of a text, folded, and its times of day. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/\d{1,2}:\d{2}|[\p{L}][\p{L}\p{N}'’-]*/gu) ?? [];
  const links = text.match(/\S+@\S+|(?:https?:\/\/|www\.)\S+/g) ?? [];
  return [...new Set([...words, ...links.map((link) => foldText(link).replace(/[.,;)]+$/, ""))])];
}
