import { sql } from "kysely";

import { foldText } from "~/platform/format/compare-texts";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { idsByDescription, idsByName, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import type { LengthBounds } from "./front/read-measures";
import { stemOf } from "./front/stem";
import { readWish, type Wish } from "./read-wish";
import { noNameWords } from "./vocabularies/name-words";
import { findNameWords } from "./vocabularies/name-words.server";
import { findVocabularies } from "./vocabularies/vocabularies.server";

/** A search with more unknown words than this is no search for a piece, and none of them is looked up. */
const MOST_LOOKED_UP = 6;

/** A shorter beginning would find too many words. */
const SHORTEST_STEM = 4;

const cached = versionedCache<Wish>();

/**
 * What a search means, with mistakes corrected only in words that stand in no name and no description,
 * in its language or in Romanian: by the lists of words, else by the names of what is sold. `bounds`: of the lengths that are read, where they are not the usual.
 */
export function findWish(
  text: string,
  language: Language,
  db: Db = shopDatabase(),
  bounds?: LengthBounds,
): Promise<Wish> {
  return cached(JSON.stringify([language, text, bounds]), db, async () => {
    const vocabularies = await findVocabularies(language, db);
    const strange = readWish(text, vocabularies, () => true, bounds).rest;
    if (strange.length === 0) return readWish(text, vocabularies, undefined, bounds);
    const looked = strange.slice(0, MOST_LOOKED_UP);
    const found = await Promise.all(looked.map((word) => isUsed(word, language, db)));
    const unknown = new Set(looked.filter((_, index) => !found[index]));
    const sold = unknown.size > 0 ? await findNameWords(language, db) : noNameWords;
    const isKnown = (word: string) => !unknown.has(foldText(word));
    const wish = readWish(text, vocabularies, isKnown, bounds, sold);
    return {
      ...wish,
      rest: wish.rest.map((word) => (unknown.has(word) ? stemIn(word, language) : word)),
    };
  });
}

/** The common beginning of a word's other forms, for a word that is found nowhere as it was typed. */
function stemIn(word: string, language: Language): string {
  const stem = stemOf(word, language);
  return stem.length >= SHORTEST_STEM ? stem : word;
}

/** Whether a folded word stands in a name or begins a word of a description. */
async function isUsed(word: string, language: Language, db: Db): Promise<boolean> {
  const languages = [...new Set([fallbackLanguage, language])];
  const inNames = idsByName(
    languages.map((code) => `name_${code}`),
    word,
  );
  // Words that are too short to be looked up are not corrected either.
  if (!inNames) return true;
  for (const ids of [inNames, idsByDescription(languages, word)]) {
    const one = db.selectNoFrom(sql<number>`(select 1 from ${ids} as ids limit 1)`.as("found"));
    if ((await one.executeTakeFirstOrThrow()).found) return true;
  }
  return false;
}
