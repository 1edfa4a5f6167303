import { foldText } from "~/platform/format/compare-texts";

import type { Facts, KnownThing } from "../facts";
import { wordsOf } from "./collect-facts";
import { CURRENCY, isAmount, listNumbers, toBani, type WrittenNumber } from "./read-numbers";

interface Reading {
  facts: Facts;
  /** The visitor's text: its numbers may be repeated, but not as prices. */
  visitorNumbers: number[];
  /** The folded words of the shop's own texts in the language of the answer. */
  ownWords: ReadonlySet<string>;
}

/** Amounts of money in words, and words that show that a sentence is about money. */
const MONEY = new RegExp(`(?<!\\p{L})${CURRENCY}(?!\\p{L})`, "iu");
const PRICE_WORD =
  /(?<!\p{L})(?:cost|preț|pret|price|fiyat|цен|стои|стоит|ár(?:a|at|on|ú|ak)?(?!\p{L})|kerül|prezz|prix|coût|coûte|ücret|tarif|plăt|plat(?:a|i|e)|pay|reduc|discount|indirim|отстъп|скидк|kedvezm|scont|remise|rabais)/iu;
const NUMBER_WORD =
  /(?<!\p{L})(?:mie|mii|sut[ăae]|thousand|hundred|yüz|bin|хиляд\p{L}*|стотин|сто|тысяч\p{L}*|ezer|száz|mille|mila|cento|cent|milion\p{L}*)(?!\p{L})/iu;
const UNIT =
  /^[\s\u00a0]*(?:de\s+)?(?:cm|mm|m²|m|kg|l|см|мм|м|кг|luni|lun[ăa]|zile|zi|ore|or[ăa]|ani?|months?|days?|years?|hours?|ay|gün|yıl|saat|месец\p{L}*|дни|ден|дн\p{L}*|год\p{L}*|час\p{L}*|nap\p{L}*|hónap\p{L}*|év\p{L}*|óra|giorni|mesi|anni|ore|jours?|mois|ans?|heures?|buc\p{L}*)(?!\p{L})|^\s*[×x]\s*\d|^:\d{2}/iu;
/** The other end of "30–45 days". */
const RANGE = /^\s*[-–—]\s*\d+/u;
const PERCENT = /^[\s\u00a0]*%/u;
/** A count before a noun: "3 birouri". */
const COUNT_OF = /^[\s\u00a0]+\p{Ll}/u;
const BIGGEST_COUNT = 20;
const SMALL_NUMBER = 100;

const LINK =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d])[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.[a-z]{2,10}(?=[/\s),;:!?]|\.?$)/gu;
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

/**
 * Whether the shop can stand behind a sentence of the model: every price was returned by the tools
 * (for the product that the sentence names, if any), every capitalised name is one of the shop's,
 * and every address is ours. Each sentence is held back until it is complete and checked; in place
 * of one left out the visitor sees a single line and real product cards. It is strict on purpose,
 * because losing a good sentence costs little and an invented price costs trust.
 */
export function isConfirmed(sentence: string, reading: Reading): boolean {
  return (
    areNumbersKnown(sentence, reading) &&
    areNamesKnown(sentence, reading) &&
    areLinksOurs(sentence, reading)
  );
}

/** The things that a text names, by their whole name or their proper name. */
export function findNamed(text: string, things: KnownThing[]): KnownThing[] {
  const folded = foldText(text);
  const words = wordsOf(text);
  return things.filter((thing) => {
    if (folded.includes(foldText(thing.name))) return true;
    return properNames(thing.name).some((name) => words.some((word) => isFormOf(word, name)));
  });
}

function areNumbersKnown(sentence: string, reading: Reading): boolean {
  const { facts } = reading;
  const isAboutMoney = MONEY.test(sentence) || PRICE_WORD.test(sentence);
  if (isAboutMoney && NUMBER_WORD.test(sentence)) return false;
  const all = listNumbers(sentence);
  const prices = all.filter((number) => isPrice(number, isAboutMoney));
  const named = findNamed(sentence, facts.things);
  const amounts = new Set((named.length > 0 ? named : facts.things).flatMap((one) => one.amounts));
  const isTheirs = (number: WrittenNumber) => amounts.has(toBani(number.value));
  // Amounts of the terms may stand beside a product's own price, as in "over 2000 Lei delivery is
  // free".
  const mayCiteTerms = named.length === 0 || prices.some(isTheirs);
  const numbers = new Set(facts.numbers);
  return all.every((number) => {
    if (PERCENT.test(number.after)) return numbers.has(number.value);
    if (prices.includes(number)) {
      const isOfTerms = mayCiteTerms && facts.amounts.includes(toBani(number.value));
      return isTheirs(number) || isOfTerms;
    }
    const isPlain = number.value < SMALL_NUMBER || numbers.has(number.value);
    return isPlain || reading.visitorNumbers.includes(number.value);
  });
}

function isPrice(number: WrittenNumber, isAboutMoney: boolean): boolean {
  if (isAmount(number)) return true;
  if (
    !isAboutMoney ||
    PERCENT.test(number.after) ||
    UNIT.test(number.after.replace(RANGE, "")) ||
    /[×x]\s*$|\d:$/u.test(number.before)
  )
    return false;
  return !(number.value <= BIGGEST_COUNT && COUNT_OF.test(number.after));
}

function areNamesKnown(sentence: string, { facts, ownWords }: Reading): boolean {
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

function areLinksOurs(sentence: string, { facts }: Reading): boolean {
  return [...sentence.matchAll(LINK)].every(([link]) => {
    const bare = foldText(link).replace(/(?<![.,;:)!?])[.,;:)!?]+$/, "");
    return facts.words.includes(bare);
  });
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
