import { foldWords } from "../front/fold-word";
import { SHORTEST_CORRECTED } from "./correct-word";
import { isOneMistakeAway } from "./one-mistake";

/** The words of what is sold, as names spell them, and which of them stand together. */
export interface NameWords {
  /** By their folded form. */
  spellings: ReadonlyMap<string, string>;
  /** The folded words of each name. */
  names: readonly ReadonlySet<string>[];
}

export const noNameWords: NameWords = { spellings: new Map(), names: [] };

/** A shorter word is corrected by its neighbours alone, and one of two letters never. */
const SHORTEST_BESIDE_OTHERS = 3;

export function makeNameWords(names: readonly string[]): NameWords {
  const spellings = new Map<string, string>();
  const folded = names.map((name) => {
    const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
    for (const word of words) {
      const key = foldWords(word);
      if (key !== "" && !spellings.has(key)) spellings.set(key, word.toLowerCase());
    }
    return new Set(words.map(foldWords));
  });
  return { spellings, names: folded };
}

/**
 * The word of a name that one mistake makes the typed one of. Of several words it is the one that
 * stands in a name with most of the other words of the search; undefined if that does not decide. A
 * short word always needs such a name, because one mistake makes too many words of it.
 */
export function correctByNames(
  word: string,
  others: readonly string[],
  { spellings, names }: NameWords,
): string | undefined {
  if (word.length < SHORTEST_BESIDE_OTHERS || /\d/.test(word)) return undefined;
  const near = [...spellings.keys()].filter((one) => isOneMistakeAway(one, word));
  if (near.length === 0) return undefined;
  const together = near.map((one) => {
    const counts = names
      .filter((name) => name.has(one))
      .map((name) => others.filter((other) => name.has(other)).length);
    return { one, count: Math.max(0, ...counts) };
  });
  const most = Math.max(...together.map(({ count }) => count));
  const best = together.filter(({ count }) => count === most);
  const isSure = best.length === 1 && (most > 0 || word.length >= SHORTEST_CORRECTED);
  return isSure ? best[0]!.one : undefined;
}
