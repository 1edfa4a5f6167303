import { foldWords } from "../front/fold-word";
import { MARK, type MeasuredText } from "../front/read-measures";
import { findForm } from "../vocabularies/correct-word";
import {
  LONGEST_PHRASE,
  meaningOf,
  type Meaning,
  type Vocabularies,
} from "../vocabularies/vocabulary";

export interface Word {
  typed: string;
  folded: string;
  group?: MeasuredText["groups"][number];
}

const TOKEN = new RegExp(String.raw`${MARK}\d+|[\p{L}\p{M}\p{N}]+`, "gu");

/** The most words that are read, so that a long text costs no more than a short one. */
const MOST_WORDS = 40;

/** The words of a search in their order, without those that only join others. */
export function readWords({ text, groups }: MeasuredText, vocabularies: Vocabularies): Word[] {
  const tokens = text.match(TOKEN) ?? [];
  return tokens
    .slice(0, MOST_WORDS)
    .map((typed) =>
      typed.startsWith(MARK)
        ? { typed, folded: "", group: groups[Number(typed.slice(1))] }
        : { typed, folded: foldWords(typed) },
    )
    .filter(
      ({ folded, group }) =>
        group !== undefined ||
        (folded !== "" && !vocabularies.some(({ joints }) => joints.has(folded))),
    );
}

interface Found {
  meaning: Meaning;
  count: number;
  typed: string;
}

/** The longest phrase that begins at a word. */
export function findPhrase(
  words: Word[],
  start: number,
  vocabularies: Vocabularies,
): Found | undefined {
  const end = words.findIndex(({ group }, index) => index > start && group);
  const most = Math.min(LONGEST_PHRASE, (end < 0 ? words.length : end) - start);
  for (let count = most; count > 0; count -= 1) {
    const part = words.slice(start, start + count);
    for (const vocabulary of vocabularies) {
      const forms = part.map(({ folded }) => findForm(folded, vocabulary) ?? folded);
      const asTyped = part.map(({ folded }) => folded);
      const meaning = meaningOf(asTyped, vocabulary) ?? meaningOf(forms, vocabulary);
      if (meaning) return { meaning, count, typed: part.map(({ typed }) => typed).join(" ") };
    }
  }
  return undefined;
}
