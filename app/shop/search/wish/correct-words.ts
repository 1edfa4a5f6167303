import { foldText } from "~/platform/format/compare-texts";

import { foldWords } from "../front/fold-word";
import { correct, findForm, listNear } from "../vocabularies/correct-word";
import { correctByNames, type NameWords } from "../vocabularies/name-words";
import { LONGEST_PHRASE, type Vocabularies } from "../vocabularies/vocabulary";
import { type Word, findPhrase } from "./read-words";

/**
 * Corrects each word that nobody knows: so that it makes a phrase with its neighbours, or as the only
 * word of the lists or of names that it may be.
 */
export function correctWords(
  words: Word[],
  vocabularies: Vocabularies,
  isKnown: (word: string) => boolean,
  sold: NameWords,
  corrections: { typed: string; used: string }[],
): void {
  for (const [index, word] of words.entries()) {
    if (word.group || isInLists(word, vocabularies) || isKnown(foldText(word.typed))) continue;
    const others = words.flatMap(({ folded }, at) => (at === index ? [] : [folded]));
    const used =
      correctInPhrase(words, index, vocabularies) ??
      correctAlone(word, vocabularies) ??
      spelled(correctByNames(word.folded, others, sold), sold);
    if (used === undefined) continue;
    corrections.push({ typed: word.typed, used });
    words[index] = { typed: used, folded: foldWords(used) };
  }
}

function spelled(form: string | undefined, { spellings }: Pick<NameWords, "spellings">) {
  return form === undefined ? undefined : (spellings.get(form) ?? form);
}

function correctAlone({ folded }: Word, vocabularies: Vocabularies): string | undefined {
  for (const vocabulary of vocabularies) {
    const form = correct(folded, vocabulary);
    if (form !== undefined) return spelled(form, vocabulary);
  }
  return undefined;
}

/** The word that makes a phrase of two words or more, where it stands: "masa de maxhiaj". */
function correctInPhrase(
  words: Word[],
  at: number,
  vocabularies: Vocabularies,
): string | undefined {
  for (const vocabulary of vocabularies) {
    const near = listNear(words[at]!.folded, vocabulary);
    const form = near.find((one) => {
      const tried = words.map((word, index) => (index === at ? { typed: one, folded: one } : word));
      const first = Math.max(0, at - LONGEST_PHRASE + 1);
      return Array.from({ length: at - first + 1 }, (_, step) => first + step).some((start) => {
        const found = findPhrase(tried, start, [vocabulary]);
        return found !== undefined && found.count > 1 && start + found.count > at;
      });
    });
    if (form !== undefined) return spelled(form, vocabulary);
  }
  return undefined;
}

/** Whether a word is known, as typed or in another form. */
export function isInLists({ folded }: Word, vocabularies: Vocabularies): boolean {
  return vocabularies.some((vocabulary) => findForm(folded, vocabulary) !== undefined);
}
