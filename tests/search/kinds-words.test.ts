import { expect, test } from "vitest";

import { pieceShapes } from "~/drawing/piece-design";
import { textsOf } from "~/i18n/translate.server";
import { languageCodes } from "~/languages";
import { defaultWords } from "~/search/default-words.server";
import { readWish } from "~/search/read-wish";
import { makeVocabulary } from "~/search/vocabulary";

test.each(languageCodes)("in %s what the page calls a kind finds it", (language) => {
  const { kinds } = textsOf(language, "search");
  const vocabulary = makeVocabulary(defaultWords[language], language);
  const found = pieceShapes.map((kind) => readWish(kinds[kind], [vocabulary]).kinds.join());
  expect(found).toEqual([...pieceShapes]);
});
