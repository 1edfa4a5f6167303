import { expect, test } from "vitest";

import { pieceShapes } from "~/furniture/drawing/piece-look";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { foldWords } from "~/shop/search/front/fold-word";
import { readWish } from "~/shop/search/read-wish";
import { findForm } from "~/shop/search/vocabularies/correct-word";
import { defaultWords } from "~/shop/search/vocabularies/default-words.server";
import { isOneMistakeAway } from "~/shop/search/vocabularies/one-mistake";
import {
  listWords,
  makeVocabulary,
  phraseKey,
  type Vocabularies,
} from "~/shop/search/vocabularies/vocabulary";

const vocabularyOf = (language: Language) => makeVocabulary(defaultWords[language], language);
const vocabulariesOf = Object.fromEntries(
  languageCodes.map((code) => [code, [...new Set([code, "ro" as const])].map(vocabularyOf)]),
) as Record<Language, Vocabularies>;
const read = (text: string, language: Language) => readWish(text, vocabulariesOf[language]);
const wordsOf = (language: Language) =>
  pieceShapes.flatMap((kind) =>
    listWords(defaultWords[language].kinds[kind]).map((word) => ({ kind, word })),
  );

test.each(languageCodes)(
  "in %s at least 200 words each find their kind and no other",
  (language) => {
    const words = wordsOf(language);
    const { joints } = vocabularyOf(language);
    expect(new Set(words.map(({ word }) => phraseKey(word, joints))).size).toBeGreaterThanOrEqual(
      200,
    );
    const lost = words.filter(({ kind, word }) => {
      const { kinds, rest } = read(word, language);
      return kinds.join() !== kind || rest.length > 0;
    });
    expect(lost).toEqual([]);
  },
);

test.each(languageCodes)(
  "in %s words find their kind in capitals, without diacritics too",
  (language) => {
    const lost = wordsOf(language).filter(
      ({ kind, word }) =>
        read(word.toUpperCase(), language).kinds.join() !== kind ||
        read(foldWords(word), language).kinds.join() !== kind,
    );
    expect(lost).toEqual([]);
  },
);

test.each(languageCodes)("in %s a long word with one mistake finds its kind", (language) => {
  const [vocabulary] = vocabulariesOf[language];
  const spellings = [...vocabulary!.spellings.keys()];
  let tried = 0;
  for (const { kind, word } of wordsOf(language)) {
    const folded = foldWords(word);
    if (folded.includes(" ") || folded.length < 6) continue;
    for (const typed of mistakesOf(folded)) {
      // A form of another word is no mistake; and of two words that are as near, neither is meant.
      if (findForm(typed, vocabulary!)) continue;
      if (spellings.some((form) => form !== folded && isOneMistakeAway(form, typed))) continue;
      const { kinds, corrections } = readWish(typed, [vocabulary!]);
      expect([typed, kinds]).toEqual([typed, [kind]]);
      expect(corrections.map(({ used }) => foldWords(used))).toEqual([folded]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

/** Two letters swapped, one left out, one too many and another one. */
function mistakesOf(word: string): string[] {
  const at = Math.floor(word.length / 2);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  return [
    `${before}${after[1]}${after[0]}${after.slice(2)}`,
    before + after.slice(1),
    `${before}${after[0]}${after}`,
    `${before}${after[0] === "k" ? "m" : "k"}${after.slice(1)}`,
  ];
}

test.each(languageCodes)("in %s categories and materials are understood", (language) => {
  const { categories, materials } = defaultWords[language];
  for (const [slug, list] of Object.entries(categories)) {
    for (const word of listWords(list)) {
      expect([word, read(word, language).categories]).toEqual([word, [slug]]);
    }
  }
  for (const [material, list] of Object.entries(materials)) {
    for (const word of listWords(list)) {
      expect([word, read(word, language).materials]).toEqual([word, [material]]);
    }
  }
});

test.each<[Language, string, string]>([
  ["ro", "sifonierele", "wardrobe"],
  ["ro", "șifonierului", "wardrobe"],
  ["ro", "dulapurilor", "wardrobe"],
  ["ro", "paturilor", "bed"],
  ["ro", "noptierei", "nightstand"],
  ["ro", "comodei", "chest"],
  ["en", "closet's", "wardrobe"],
  ["tr", "dolabının", "wardrobe"],
  ["tr", "komodinlerden", "nightstand"],
  ["bg", "гардеробите", "wardrobe"],
  ["bg", "скриновете", "chest"],
  ["hu", "szekrényeket", "wardrobe"],
  ["hu", "könyvespolccal", "bookcase"],
  ["it", "armadietto", "wardrobe"],
  ["fr", "l'armoire", "wardrobe"],
  ["ru", "шкафами", "wardrobe"],
  ["ru", "зеркалом", "mirror"],
])("in %s the form %s is a %s", (language, form, kind) => {
  expect(read(form, language).kinds).toEqual([kind]);
});

test("a Romanian word is understood in every language", () => {
  for (const language of languageCodes) {
    expect(read("sifonier", language).kinds).toEqual(["wardrobe"]);
  }
});
