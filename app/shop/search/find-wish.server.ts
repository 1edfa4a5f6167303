import { sql, type RawBuilder } from "kysely";

import { foldText } from "~/platform/format/compare-texts";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { idsByDescription, idsByName, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { foldWords } from "./front/fold-word";
import type { LengthBounds } from "./front/read-measures";
import { stemOf } from "./front/stem";
import { isUnderstood, readWish, type Wish } from "./read-wish";
import { noNameWords } from "./vocabularies/name-words";
import { findNameWords } from "./vocabularies/name-words.server";
import { findVocabularies } from "./vocabularies/vocabularies.server";
import { wordsOfPlace } from "./wish/part-words";

/** A search with more unknown words than this is no search for a piece, and none of them is looked up. */
const MOST_LOOKED_UP = 6;

/** A shorter beginning would find too many words. */
const SHORTEST_STEM = 4;

const cached = versionedCache<Wish>();

/**
 * What a search means, with mistakes corrected only in words that stand in no name and no description,
 * in its language or in Romanian: by the lists of words, else by the names of what is sold. Where a piece is named, words
 * for the place that it is for, such as an attic, are left out of `rest` unless something that is sold is called by them.
 * `bounds`: of the lengths that are read, where they are not the usual.
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
    const ofPlace = new Set(wordsOfPlace(text, language).map(foldText));
    const isKnown = (word: string) => !unknown.has(foldText(word)) || ofPlace.has(foldText(word));
    const wish = readWish(text, vocabularies, isKnown, bounds, sold);
    // Where nothing is called by the place, the pieces are found by what else was said.
    const places = isUnderstood(wish) ? wish.rest.filter((word) => ofPlace.has(word)) : [];
    const named = await Promise.all(places.map((word) => isInNames(word, language, db)));
    const left = new Set(places.filter((_, index) => !named[index]));
    return {
      ...wish,
      rest: wish.rest
        .filter((word) => !left.has(word))
        .map((word) => (unknown.has(word) ? stemIn(word, language) : word)),
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
  if (await isInNames(word, language, db)) return true;
  return isAny(idsByDescription(languagesOf(language), word), db);
}

/** Whether a folded word stands in a name. Words that are too short to be looked up count as if they did. */
async function isInNames(word: string, language: Language, db: Db): Promise<boolean> {
  const inNames = idsByName(
    languagesOf(language).map((code) => `name_${code}`),
    word,
  );
  return !inNames || isAny(inNames, db);
}

const languagesOf = (language: Language) => [...new Set([fallbackLanguage, language])];

async function isAny(ids: RawBuilder<unknown>, db: Db): Promise<boolean> {
  const one = db.selectNoFrom(sql<number>`(select 1 from ${ids} as ids limit 1)`.as("found"));
  return Boolean((await one.executeTakeFirstOrThrow()).found);
}

const cachedPhrases = versionedCache<{ phrase: string; folded: string }[]>();

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
  const known = await cachedPhrases(language, db, async () => {
    const vocabularies = await findVocabularies(language, db);
    const phrases = new Set(vocabularies.flatMap(({ named }) => named));
    return [...phrases].map((phrase) => ({ phrase, folded: foldWords(phrase) }));
  });
  const begins = known.filter(({ folded }) => folded.startsWith(wanted));
  const inside = known.filter(({ folded }) => folded.includes(` ${wanted}`));
  return [...new Set([...begins, ...inside].map(({ phrase }) => phrase))].slice(0, most);
}
