import { readNumber } from "~/platform/format/read-number";

/** A number in a text: its value, and what stands close before and after it. */
export interface WrittenNumber {
  value: number;
  before: string;
  after: string;
}

/** Matches groups of three digits after one to three digits, or digits with what follows a point or a comma. */
const NUMBER =
  /[1-9]\d{0,2}(?:[.,\u00a0\u202f ]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/gu;

/** Words and signs for money in the shop's languages, as whole words. */
export const CURRENCY =
  "(?:lei|leu|leul|leilor|ron|euro|eur|usd|dolar\\p{L}*|dollars?|lej|ley|леев|лей|лея|леи|евро|доллар\\p{L}*|долар\\p{L}*|лв|лева|huf|forint\\p{L}*|tl|lira\\p{L}*|руб\\p{L}*|[€$£₺₽])";

const AMOUNT_AFTER = new RegExp(`^[\\s\\u00a0]*(?:de\\s+)?${CURRENCY}(?!\\p{L})`, "iu");
const AMOUNT_BEFORE = new RegExp(`(?<!\\p{L})${CURRENCY}[\\s\\u00a0:]*$`, "iu");

/** How many characters beside a number are looked at, on each side. */
const BESIDE = 60;

/** The numbers of a text, with thousands and decimals separated in either way. */
export function listNumbers(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].map((match) => ({
    value: parseNumber(match[0]),
    before: text.slice(Math.max(0, match.index - BESIDE), match.index),
    after: text.slice(match.index + match[0].length).slice(0, BESIDE),
  }));
}

/** Whether a number is an amount of money, judged by the word or sign beside it. */
export function isAmount({ before, after }: WrittenNumber): boolean {
  return AMOUNT_AFTER.test(after) || AMOUNT_BEFORE.test(before);
}

/** The amounts of money in a text, in bani. */
export function readAmounts(text: string): number[] {
  const amounts = listNumbers(text).filter(isAmount);
  return [...new Set(amounts.map(({ value }) => toBani(value)))];
}

export function readNumbers(text: string): number[] {
  return [...new Set(listNumbers(text).map(({ value }) => value))];
}

export function toBani(lei: number): number {
  return Math.round(lei * 100);
}

/** The number that `readNumber` reads; if it could be two, the one with the fraction. */
function parseNumber(written: string): number {
  const read = readNumber(written, { decimals: 2, language: "any" });
  if (read.kind === "number") return read.units / 100;
  return Number(
    read.kind === "unclear" ? read.fraction.replace(",", ".") : written.replace(/\D/g, ""),
  );
}
