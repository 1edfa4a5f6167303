import { foldText } from "~/platform/format/compare-texts";

import { type Reading, findNamed, areNamesKnown } from "./known-names";
import { CURRENCY, isAmount, listNumbers, toBani, type WrittenNumber } from "./read-numbers";

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

function areLinksOurs(sentence: string, { facts }: Reading): boolean {
  return [...sentence.matchAll(LINK)].every(([link]) => {
    const bare = foldText(link).replace(/(?<![.,;:)!?])[.,;:)!?]+$/, "");
    return facts.words.includes(bare);
  });
}
