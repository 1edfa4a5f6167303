import { expect, test } from "vitest";

import { pieceShapes } from "~/furniture/drawing/piece-look";
import { languageCodes } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";
import { readWish } from "~/shop/search/read-wish";
import { defaultWords } from "~/shop/search/vocabularies/default-words.server";
import { makeVocabulary } from "~/shop/search/vocabularies/vocabulary";

test.each(languageCodes)("in %s what the page calls a kind finds it", (language) => {
  const { kinds } = textsOf(language, "search");
  const vocabulary = makeVocabulary(defaultWords[language], language);
  const found = pieceShapes.map((kind) => readWish(kinds[kind], [vocabulary]).kinds.join());
  expect(found).toEqual([...pieceShapes]);
});
