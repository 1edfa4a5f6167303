import { foldText } from "~/format/fold";

/** Topics other than products. */
export const topics = ["delivery", "payment", "warranty", "returns", "hours", "contact"] as const;
export type Topic = (typeof topics)[number];

/** What a visitor is looking for, as far as it can be read without a model. */
export interface SearchIntent {
  topics: Topic[];
  /** Beginnings of words as they are spelled in the catalogue. */
  stems: string[];
  maxLei: number | undefined;
}

/**
 * A language's words for what the shop sells and does: beginnings of words, separated by commas,
 * listed by topic or by the beginning of the catalogue's own (Romanian) word.
 */
export interface Vocabulary {
  topics: Record<Topic, string>;
  pieces: Record<string, string>;
}

const MIN_LETTERS = 3;
const MOST_STEMS = 6;

/** Reads a message with a language's vocabulary; the catalogue's own words are always understood. */
export function readIntent(text: string, vocabulary: Vocabulary): SearchIntent {
  const folded = foldText(text);
  const words = folded.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const isSaid = (beginnings: string) =>
    beginnings
      .split(",")
      .map(foldText)
      .some((beginning) => words.some((word) => word.startsWith(beginning)));
  const named = Object.entries(vocabulary.pieces)
    .filter(([, beginnings]) => isSaid(beginnings))
    .map(([piece]) => piece);
  const others = words.filter((word) => word.length >= MIN_LETTERS && !/^\d/.test(word));
  const bound = /(\d[\d., ]*)\s*(?:de\s+)?(?:lei|leu|ron|ley|lej|лей|леев|леи)/u.exec(folded)?.[1];
  const maxLei = bound ? Number(bound.replace(/[., ]/g, "")) : undefined;
  return {
    topics: topics.filter((topic) => isSaid(vocabulary.topics[topic])),
    stems: [...new Set([...named, ...others])].slice(0, named.length + MOST_STEMS),
    maxLei: maxLei && Number.isSafeInteger(maxLei) ? maxLei : undefined,
  };
}
