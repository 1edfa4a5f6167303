import { foldText } from "~/platform/format/compare-texts";

import type { Facts, KnownThing } from "../facts";
import { readAmounts, readNumbers } from "./read-numbers";

/**
 * The facts in a tool's result: words, numbers, and amounts, which belong to the things it is
 * about. Amounts of a result about nothing in particular are the shop's terms.
 */
export function collectFacts(text: string, things: KnownThing[] = []): Facts {
  return {
    things,
    amounts: things.length > 0 ? [] : readAmounts(text),
    numbers: readNumbers(text),
    words: wordsOf(text),
  };
}

/** The distinct words of a text, folded, and its times of day. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/\d{1,2}:\d{2}|[\p{L}][\p{L}\p{N}'’-]*/gu) ?? [];
  const links = text.match(/(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+/g) ?? [];
  return [
    ...new Set([
      ...words,
      ...links.map((link) => foldText(link).replace(/(?<![.,;)])[.,;)]+$/, "")),
    ]),
  ];
}
