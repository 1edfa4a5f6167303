import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { foldWords } from "./front/fold-word";
import { findVocabularies } from "./vocabularies/vocabularies.server";

const cached = versionedCache<{ phrase: string; folded: string }[]>();

/**
 * The phrases for kinds and categories of pieces that begin as a text does, whatever its case and
 * diacritics, or have a word that does; in a language or in Romanian. At most so many, those that begin
 * with the text first.
 */
export async function suggestWords(
  text: string,
  language: Language,
  most: number,
  db: Db = shopDatabase(),
): Promise<string[]> {
  const wanted = foldWords(text);
  if (wanted === "") return [];
  const known = await cached(language, db, async () => {
    const vocabularies = await findVocabularies(language, db);
    const phrases = new Set(vocabularies.flatMap(({ named }) => named));
    return [...phrases].map((phrase) => ({ phrase, folded: foldWords(phrase) }));
  });
  const begins = known.filter(({ folded }) => folded.startsWith(wanted));
  const inside = known.filter(({ folded }) => folded.includes(` ${wanted}`));
  return [...new Set([...begins, ...inside].map(({ phrase }) => phrase))].slice(0, most);
}
