import { stemOf, strippings } from "../front/stem";
import { isOneMistakeAway } from "./one-mistake";
import { type Vocabulary, meaningOf } from "./vocabulary";

export const SHORTEST_CORRECTED = 5;
const SHORTEST_BEGINNING = 4;
const LONGEST_ENDING = 7;

/** The word of the lists that a folded word is a form of. */
export function findForm(word: string, vocabulary: Vocabulary): string | undefined {
  const { language, exact, spellings, byStem } = vocabulary;
  if (spellings.has(word) || exact.has(word)) return word;
  // A whole word is tried before what is left of it without an ending.
  const rests = [word, ...strippings(word, language).reverse()];
  const found = rests.map((rest) => byStem.get(rest)).find((form) => form !== undefined);
  if (found !== undefined) return found;
  if (language === "tr" || language === "hu") return longestBeginning(word, spellings);
  return undefined;
}

/** Turkish and Hungarian put several endings together, so any ending is accepted after a known word. */
function longestBeginning(word: string, spellings: Map<string, string>): string | undefined {
  const shortest = Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING);
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const beginning = word.slice(0, length);
    if (spellings.has(beginning)) return beginning;
  }
  return undefined;
}

/** The words of the lists that one mistake makes the typed one of. */
export function listNear(word: string, { spellings }: Vocabulary): string[] {
  if (/\d/.test(word)) return [];
  return [...spellings.keys()].filter((form) => isOneMistakeAway(form, word));
}

/** The only word that one mistake makes the typed one of; undefined if there are several meanings. */
export function correct(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < SHORTEST_CORRECTED) return undefined;
  const near = listNear(word, vocabulary);
  const [first, ...others] = near;
  if (first === undefined) return undefined;
  const isSame = others.every((other) => isSameWord(first, other, vocabulary));
  return isSame ? first : undefined;
}

function isSameWord(one: string, other: string, vocabulary: Vocabulary): boolean {
  const { language } = vocabulary;
  if (stemOf(one, language) === stemOf(other, language)) return true;
  const [a, b] = [meaningOf([one], vocabulary), meaningOf([other], vocabulary)];
  return a !== undefined && a.what === b?.what && a.id === b.id;
}
