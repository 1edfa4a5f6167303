import { foldText } from "~/platform/format/compare-texts";

import type { Facts, KnownThing } from "../facts";
import { wordsOf } from "./collect-facts";

export interface Reading {
  facts: Facts;
  /** The visitor's text: its numbers may be repeated, but not as prices. */
  visitorNumbers: number[];
  /** The folded words of the shop's own texts in the language of the answer. */
  ownWords: ReadonlySet<string>;
}
const CAPITALISED = /\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu;
const QUOTED = /[„“”"«]([^„“”"«»]{3,80})[“”"»]/gu;
/** Words that are capitalised within a sentence without naming a product. */
const COURTESIES = new Set(
  "ai i i'm i'll i'd i've ok pal mdf led tva vat iva kdv ддс ндс afa áfa on onnek onok lei le la sua suo suoi sue вы вас вам вами ваш ваша ваше ваши вие ви dvs dumneavoastra dumneavoastră"
    .split(" ")
    .map(foldText),
);
const ENDINGS = new RegExp(
  "^(?:" +
    // Endings in Romanian, Turkish, Hungarian and the Slavic languages.
    "l|ul|ului|lui|lor|le|uri|urile|urilor|ile|ilor|elor|ii|ei|ele|a|e|i|" +
    "['’]?n?[ıiuü]n|['’]?[yn]?[ıiuüea]|['’]?(?:de|da|den|dan|te|ta|s)|" +
    "t|nak|nek|ban|ben|hoz|rol|val|vel|ja|je|" +
    "а|у|ом|е|ы|и|ой|ът|ят|та|то|те)$",
  "u",
);

/** "Milano este …": an unknown name, used as if it were a product. */
const IS_OR_COSTS =
  /^[\s\u00a0]+(?:este|e|sunt|cost[ăa]|are|vine|is|are|costs?|has|comes|è|costa|ha|est|coûte|a|стоит|есть|е|има|van|kerül)(?!\p{L})/u;

/** The things that a text names, by their whole name or their proper name. */
export function findNamed(text: string, things: KnownThing[]): KnownThing[] {
  const folded = foldText(text);
  const words = wordsOf(text);
  return things.filter((thing) => {
    if (folded.includes(foldText(thing.name))) return true;
    return properNames(thing.name).some((name) => words.some((word) => isFormOf(word, name)));
  });
}

/** Whether every capitalised or quoted name is one that the tools returned or the shop's own texts use. */
export function areNamesKnown(sentence: string, { facts, ownWords }: Reading): boolean {
  const known = facts.words;
  const isKnown = (written: string) => {
    const word = foldText(written);
    if (COURTESIES.has(word) || ownWords.has(word)) return true;
    // A single letter or a number of one digit does not name anything.
    return word.length < 2 || known.some((name) => isFormOf(word, name));
  };
  for (const match of sentence.matchAll(CAPITALISED)) {
    const before = sentence.slice(0, match.index).replace(/[\s"„“«*(#•–—-]+|(?<!\d)\d+[.)]/gu, "");
    const after = sentence.slice(match.index + match[0].length);
    if (before === "" && !IS_OR_COSTS.test(after)) continue;
    if (
      !match[0].split(/['’-]/).every((part) => part === "" || isKnown(part)) &&
      !isKnown(match[0])
    )
      return false;
  }
  for (const [, quoted = ""] of sentence.matchAll(QUOTED)) {
    if (!wordsOf(quoted).every((word) => word.length < 3 || isKnown(word))) return false;
  }
  return true;
}

/** The words that only this product's name has: capitalised, after the first word. */
function properNames(name: string): string[] {
  const [, ...rest] = name.split(/\s+/);
  return rest.filter((word) => /^\p{Lu}/u.test(word)).map(foldText);
}

/** Whether a word is a name, as it is or with an ending of one of the shop's languages. */
function isFormOf(word: string, name: string): boolean {
  if (word === name) return true;
  if (name.length < 3) return false;
  if (word.startsWith(name)) return ENDINGS.test(word.slice(name.length));
  const stem = /[aeiouăîâаея]$/u.test(name) ? name.slice(0, -1) : name;
  return stem.length >= 3 && word.startsWith(stem) && ENDINGS.test(word.slice(stem.length));
}
