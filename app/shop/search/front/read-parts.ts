import type { Language } from "~/platform/i18n/languages";

import type { PartWord } from "../vocabularies/vocabulary";
import { type Words, type Token, tokensOf, meansOf, wordsIn } from "../wish/part-words";
import { readMeasures } from "./read-measures";

/** What a wardrobe may have besides, which is not counted. */
export const saidExtras = ["mirror", "shoes", "light"] as const;

const counted = ["doors", "drawers", "shelves"] as const;
type Counted = (typeof counted)[number];

/** What a text says of a piece besides its kind and measures. */
export interface Parts {
  /** How many of each are wished. */
  counts: Partial<Record<Counted, number>>;
  /** Whether it speaks of doors, counted or not. */
  hasDoors: boolean;
  isSliding: boolean;
  /** Mirrors on doors, shelves for shoes, lights. */
  extras: (typeof saidExtras)[number][];
  isNiche: boolean;
  /** Under a ceiling that falls, as in an attic, and whether it falls to the back. */
  isSlope: boolean;
  isLowBehind: boolean;
  /** Where two walls meet: along both of them, or with its door across. */
  isCorner: boolean;
  isDiagonal: boolean;
  /** Along three walls, as a kitchen may be. */
  isU: boolean;
  /** Made to somebody's own measures. */
  isCustom: boolean;
  /** What is said of a skirting board: that there is none, or how far it stands out in millimetres. */
  skirting?: number | "none" | "some";
  isNo: boolean;
  isYes: boolean;
  /** The text without what was read of it as a count or a skirting board. */
  rest: string;
}

/** Between a number and what it counts stands at most one other word: "3 sliding doors", "10 de sertare". */
const MOST_BETWEEN = 1;
/** Between a skirting board and how far it stands out. */
const NEAR = 25;
/** More of anything is no wish of a piece. */
const MOST_COUNTED = 20;

/** Reads doors, drawers, shelves, mirrors, shoes, lights, a niche, a slope, a corner, three walls, a skirting board, yes and no in a text of a language. */
export function readParts(text: string, language: Language): Parts {
  const words = wordsIn(language);
  const skirting = readSkirting(text.normalize("NFC").toLowerCase(), words);
  const tokens = tokensOf(skirting.rest);
  const folded = ` ${tokens.map((token) => token.folded).join(" ")} `;
  const isSaid = (part: PartWord) =>
    tokens.some((token) => meansOf(token, words).has(part)) ||
    words.phrases.some(([phrase, own]) => own === part && folded.includes(phrase));
  const { counts, rest } = readCounts(skirting.rest, tokens, words);
  return {
    counts,
    hasDoors: isSaid("doors"),
    isSliding: isSaid("sliding"),
    extras: saidExtras.filter(isSaid),
    isNiche: isSaid("niche"),
    isSlope: isSaid("slope") || isSaid("slope-back"),
    isLowBehind: isSaid("slope-back"),
    isCorner: isSaid("corner") || isSaid("diagonal"),
    isDiagonal: isSaid("diagonal"),
    isU: isSaid("three-walls"),
    isCustom: isSaid("custom"),
    ...(skirting.found !== undefined && { skirting: skirting.found }),
    isNo: isSaid("none"),
    isYes: isSaid("yes"),
    rest,
  };
}

/**
 * How far a skirting board stands out, in millimetres, of a text about nothing else: "2 cm", "15". A
 * bare number up to five is in centimetres, since no board is thinner than six millimetres.
 */
export function readThickness(text: string): number | undefined {
  const [group] = readMeasures(text, { min: 0, max: 6000 }).groups;
  const length = group?.lengths[0];
  if (length === undefined) return undefined;
  const bare =
    /^\d+(?:[.,]\d+)?$/.exec(group?.typed ?? "") && Number(group!.typed.replace(",", "."));
  if (typeof bare !== "number") return length;
  return Math.round(bare <= 5 ? bare * 10 : bare);
}

function readSkirting(text: string, words: Words): { found?: Parts["skirting"]; rest: string } {
  const token = tokensOf(text).find((one) => meansOf(one, words).has("skirting"));
  if (!token) return { rest: text };
  const [start, end] = [token.at, token.at + token.typed.length];
  const isNone = (part: string) =>
    tokensOf(part).some((one) => meansOf(one, words).has("none") || one.folded.endsWith("suz"));
  const before = text.slice(Math.max(0, start - NEAR), start).replace(/^.*[,.;](?!\d)/su, "");
  const after = text.slice(end, end + NEAR).replace(/[,.;](?!\d).*$/su, "");
  const length = /(?<!\d)\d+(?:[.,]\d+)?\s*(?:mm|cm|мм|см)(?!\p{L})/gu;
  for (const [part, from] of [
    [after, end],
    [before, start - before.length],
  ] as const) {
    // The length nearest to the word.
    const matches = [...part.matchAll(length)];
    const match = part === before ? matches.at(-1) : matches[0];
    const found = match && readThickness(match[0]);
    if (!match || found === undefined || found === null) continue;
    const at = from + match.index;
    return { found, rest: `${text.slice(0, at)} ${text.slice(at + match[0].length)}` };
  }
  return { found: isNone(before) || isNone(after) ? "none" : "some", rest: text };
}

function readCounts(text: string, tokens: Token[], words: Words) {
  const counts: Parts["counts"] = {};
  let rest = text;
  for (const [index, token] of tokens.entries()) {
    const number = numberOf(token, text, words);
    if (number === undefined) continue;
    for (let next = index + 1; next <= index + 1 + MOST_BETWEEN; next += 1) {
      const other = tokens[next];
      if (!other || /^(?:mm?|cm|мм?|см|lei|x)$|\d/u.test(other.typed)) break;
      const means = meansOf(other, words);
      const part = counted.find((one) => means.has(one));
      if (!part) continue;
      counts[part] ??= number;
      const end = other.at + other.typed.length;
      rest = rest.slice(0, token.at) + " ".repeat(end - token.at) + rest.slice(end);
      break;
    }
  }
  return { counts, rest };
}

function numberOf({ typed, folded, at }: Token, text: string, words: Words): number | undefined {
  const isPart =
    /[.,]/.test(text[at - 1] ?? "") || /[.,]\d/.test(text.slice(at + typed.length).slice(0, 2));
  const number = /^\d{1,2}$/.test(typed) && !isPart ? Number(typed) : words.numbers.get(folded);
  return number !== undefined && number > 0 && number <= MOST_COUNTED ? number : undefined;
}
