import { listDecors } from "~/furniture/decors/list-decors.server";
import { foldText } from "~/platform/format/compare-texts";
import type { Language } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";
import { findWish } from "~/shop/search/find-wish.server";
import { readParts } from "~/shop/search/front/read-parts";
import { stemOf } from "~/shop/search/front/stem";
import { shopDatabase } from "~db/client.server";

import { isOutside } from "../answers/read-topics";
import type { Draft, Said } from "./draft";
import { hear } from "./hear";

/** Lengths that are too long are read too, so that the visitor can be told. */
const lengthBounds = { min: 100, max: 20_000 };

/** The most messages that are read for one piece. */
const MOST_MESSAGES = 12;

/** Numbers that count days or parts of a hundred are no lengths. */
const NO_LENGTH =
  /(?<!\d)\d+(?:[-–]\d+)?[\s\u00a0]*(?:de\s+)?(?:%|zi(?:le)?|s[ăa]pt\p{L}*|luni|ani?|days?|weeks?|months?|years?|gün\p{L}*|hafta\p{L}*|ay|yıl|дни|ден|дней|дня|седмиц\p{L}*|недел\p{L}*|месец\p{L}*|месяц\p{L}*|год\p{L}*|лет|nap\p{L}*|hét|hónap\p{L}*|év\p{L}*|giorn\p{L}*|settiman\p{L}*|mes[ei]|ann[oi]|jours?|semaines?|mois|ans)(?!\p{L})/giu;

/**
 * The piece that a visitor describes, read from all their messages, the last of them now. `isAbout`:
 * whether the last one said anything of it.
 */
export async function readDraft(
  texts: readonly string[],
  language: Language,
): Promise<{ draft: Draft | undefined; isAbout: boolean; said: Said }> {
  const all = await Promise.all(
    texts.slice(-MOST_MESSAGES).map((text) => readSaid(text, language)),
  );
  let heard: ReturnType<typeof hear> = { draft: undefined, isAbout: false };
  for (const said of all) heard = hear(heard.draft, said);
  return { ...heard, said: all.at(-1)! };
}

/** A message with what the reader of searches and the shop's decors make of it. */
async function readSaid(text: string, language: Language): Promise<Said> {
  const shortened = text.replace(NO_LENGTH, " ");
  const parts = readParts(shortened, language);
  const wish = await readWished(parts.rest, language);
  const decor = await findNamedDecor(wish.rest, language);
  const said = {
    text,
    decor,
    isOutside: isOutside(text, textsOf(language, "assistant-words").topics),
  };
  if (wish.kinds.length > 0) return { ...said, parts, wish };
  // If no other piece is named, "two shelves" are themselves the wished piece.
  const whole = await readWished(shortened, language);
  const isPiece = whole.kinds.length > 0;
  return isPiece
    ? { ...said, parts: { ...parts, counts: {}, rest: shortened }, wish: whole }
    : { ...said, parts, wish };
}

function readWished(text: string, language: Language) {
  return findWish(text, language, shopDatabase(), lengthBounds);
}

/** The only decor in whose name one of the words stands; undefined where there are several or none. */
export async function findNamedDecor(
  words: readonly string[],
  language: Language,
): Promise<string | undefined> {
  const decors = await listDecors(language);
  const stems = new Set(words.map((word) => stemOf(foldText(word), language)));
  const named = decors.filter(({ name }) => {
    const own = foldText(name).match(/\p{L}{3,}/gu) ?? [];
    return own.some((word) => stems.has(stemOf(word, language)));
  });
  return named.length === 1 ? named[0]!.id : undefined;
}
