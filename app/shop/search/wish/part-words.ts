import type { Language } from "~/platform/i18n/languages";

import { foldWords } from "../front/fold-word";
import { defaultWords } from "../vocabularies/default-words.server";
import { listWords, type PartWord } from "../vocabularies/vocabulary";

export interface Words {
  exact: Map<string, Set<PartWord>>;
  beginnings: [string, PartWord][];
  phrases: [string, PartWord][];
  numbers: Map<string, number>;
}

export interface Token {
  typed: string;
  folded: string;
  at: number;
}

const MOST_WORDS = 80;

/** A text's words and numbers with their places, the first `MOST_WORDS`. */
export function tokensOf(text: string): Token[] {
  const found = text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?|\d+/gu);
  return [...found]
    .slice(0, MOST_WORDS)
    .map(({ 0: typed, index }) => ({ typed, folded: foldWords(typed), at: index }));
}

/** All that a word may mean. */
export function meansOf({ folded }: Token, { exact, beginnings }: Words): Set<PartWord> {
  const means = new Set(exact.get(folded));
  for (const [beginning, part] of beginnings) if (folded.startsWith(beginning)) means.add(part);
  return means;
}

const made = new Map<Language, Words>();

/** The words of a language for what is said of a piece, and its numbers. */
export function wordsIn(language: Language): Words {
  const words = made.get(language) ?? makeWords(language);
  made.set(language, words);
  return words;
}

/** What says where a piece is to stand and that it is made for there; the others are said of the piece itself. */
const ofPlace: readonly PartWord[] = [
  "niche",
  "slope",
  "corner",
  "diagonal",
  "three-walls",
  "skirting",
  "custom",
];

/** The words of a text, as typed, that say of which place a piece is to be, whole phrases of them. */
export function wordsOfPlace(text: string, language: Language): string[] {
  const words = wordsIn(language);
  const tokens = tokensOf(text);
  const phrases = words.phrases.filter(([, part]) => ofPlace.includes(part));
  const isInPhrase = (at: number) =>
    phrases.some(([phrase]) => {
      const count = phrase.trim().split(" ").length;
      return tokens.some((_, start) => {
        const own = tokens.slice(start, start + count).map(({ folded }) => folded);
        const isAround = start <= at && at < start + count;
        return isAround && ` ${own.join(" ")} `.startsWith(phrase);
      });
    });
  return tokens
    .filter((token, at) => {
      const means = meansOf(token, words);
      return ofPlace.some((part) => means.has(part)) || isInPhrase(at);
    })
    .map(({ typed }) => typed);
}

function makeWords(language: Language): Words {
  const { parts, numbers } = defaultWords[language];
  const words: Words = { exact: new Map(), beginnings: [], phrases: [], numbers: new Map() };
  for (const [part, list] of Object.entries(parts) as [PartWord, string][]) {
    for (const entry of listWords(list)) {
      const folded = foldWords(entry.replace("*", ""));
      const isBeginning = entry.endsWith("*");
      if (folded.includes(" ")) words.phrases.push([` ${folded}${isBeginning ? "" : " "}`, part]);
      else if (isBeginning) words.beginnings.push([folded, part]);
      else words.exact.set(folded, (words.exact.get(folded) ?? new Set()).add(part));
    }
  }
  // "One" is an article too.
  for (const [index, forms] of listWords(numbers).entries()) {
    for (const form of forms.split("/"))
      if (index > 0) words.numbers.set(foldWords(form), index + 1);
  }
  return words;
}
