import { decimalSign } from "./money";

/**
 * The one reader of numbers that people type or a file holds, in the office and in the shop.
 *
 * A point or a comma separates thousands only between groups of exactly three digits that do not follow a lone 0; a
 * blank (of any width) or an apostrophe always separates thousands. If both signs are there, the last one begins
 * the decimals. A single one with three digits behind it (`1.500`) is thousands where it is the language's sign for
 * them and the field takes fewer than three decimals, and the decimals where it is the language's sign for those
 * and the field takes three. Whatever could be two numbers, or has more decimals than the field takes, is not
 * guessed at: a stock of `1.5` is neither 15 nor 1.
 */
export type ReadNumber =
  /** A whole number of the field's smallest unit: with two decimals, hundredths. */
  | { kind: "number"; units: number }
  /** No number at all. */
  | { kind: "none" }
  /** Both readings as the language writes them. `isWritable`: the field takes the fraction too. */
  | { kind: "unclear"; whole: string; fraction: string; isWritable: boolean };

export interface NumberShape {
  /** The most decimals that the field takes: 0 for whole numbers, at most four. */
  decimals: number;
  /**
   * The language whose way of writing numbers counts; `any` if it is not known, so that point and comma may both
   * separate thousands.
   */
  language: string;
}

/** The most digits before the decimals: more than any number here has, and few enough that sums stay exact. */
const MOST_DIGITS = 11;
const LONGEST = 40;

/** Blanks of every width, no-break ones too, and the apostrophes that some countries use. */
const BLANKS = /[\s\u00a0\u2007\u2009\u202f]/g;
const APOSTROPHES = /['\u2019]/g;

export function readNumber(typed: string, shape: NumberShape): ReadNumber {
  const text = typed.trim().replace(BLANKS, " ").replace(APOSTROPHES, "'");
  if (text.length > LONGEST) return { kind: "none" };
  const [, sign = "", digits = ""] = /^([-\u2212+]?) ?(\d[\d.,' ]*)$/.exec(text) ?? [];
  const groups = digits.split(/[.,' ]/);
  const signs = digits.replace(/\d/g, "");
  if (groups.some((group) => group === "")) return { kind: "none" };
  const factor = sign === "-" || sign === "\u2212" ? -1 : 1;
  const whole = isOneSign(signs) && areThousands(groups) ? groups.join("") : undefined;
  const split = splitDecimals(groups, signs);
  if (whole !== undefined && split !== undefined) {
    const isFraction = signs === ownSign(shape.language);
    if (!isFraction && shape.decimals < 3) return units(whole, "", shape, factor);
    if (!isFraction) return unclear(groups, split, shape);
  } else if (whole !== undefined) {
    return units(whole, "", shape, factor);
  }
  if (split === undefined) return { kind: "none" };
  if (split.decimals.length > shape.decimals) return unclear(groups, split, shape);
  return units(split.lei, split.decimals, shape, factor);
}

interface Split {
  lei: string;
  decimals: string;
}

function isOneSign(signs: string): boolean {
  return [...signs].every((sign) => sign === signs[0]);
}

/** Digits alone, or groups of three behind one to three that do not begin with 0. */
function areThousands([first = "", ...rest]: string[]): boolean {
  if (rest.length === 0) return true;
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3);
}

/** Splits a number whose last sign begins decimals: all signs before it separate thousands and are another sign. */
function splitDecimals(groups: string[], signs: string): Split | undefined {
  const [last, before] = [signs.at(-1), signs.slice(0, -1)];
  if (last !== "." && last !== ",") return undefined;
  if (!isOneSign(before) || before.includes(last)) return undefined;
  const whole = groups.slice(0, -1);
  if (!areThousands(whole)) return undefined;
  return { lei: whole.join(""), decimals: groups.at(-1) ?? "" };
}

function ownSign(language: NumberShape["language"]): string | undefined {
  return language === "any" ? undefined : decimalSign(language);
}

function units(lei: string, decimals: string, shape: NumberShape, factor: number): ReadNumber {
  const whole = lei.replace(/^0+(?=\d)/, "");
  if (whole.length > MOST_DIGITS) return { kind: "none" };
  const value = Number(whole + decimals.padEnd(shape.decimals, "0"));
  return { kind: "number", units: value === 0 ? 0 : value * factor };
}

function unclear(groups: string[], { lei, decimals }: Split, shape: NumberShape): ReadNumber {
  const rest = decimals.replace(/0{1,40}$/, "");
  const sign = shape.language === "en" ? "." : ",";
  return {
    kind: "unclear",
    whole: groups.join("").replace(/^0+(?=\d)/, ""),
    fraction: lei.replace(/^0+(?=\d)/, "") + (rest === "" ? "" : sign + rest),
    isWritable: rest.length <= shape.decimals,
  };
}

/**
 * The one reader of money: an amount in lei as people type it, in bani, with or without the currency.
 * It takes at most two decimals; all other rules are `readNumber`'s.
 */
export function readLei(typed: string, language: string): ReadNumber {
  return readNumber(typed.replace(/(?:lei|leu|ron)\.?\s*$/i, ""), { decimals: 2, language });
}
