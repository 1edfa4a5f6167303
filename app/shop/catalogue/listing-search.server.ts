import { sql, type RawBuilder } from "kysely";

import { foldText } from "~/platform/format/compare-texts";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { isUnderstood } from "~/shop/search/read-wish";
import { idsByName } from "~db/engine";

import type { WishedPieces } from "./listing/wished-listings.server";

/** A search that the word index can look up. */
export interface Search {
  wish?: WishedPieces;
  /**
   * The ids of the listings that are called so, in one piece or word for word; absent where the wish
   * already finds all of these.
   */
  named?: RawBuilder<number>;
  language: Language;
  text: string;
}

/** Undefined where only reading all listings tells which ones a filter's search finds. */
export function searchOf({
  search = "",
  wish,
  words,
  language,
}: ListingFilter): Search | undefined {
  const whole = idsByName(nameColumns(language), foldText(search));
  if (!whole) return undefined;
  const others = (words ?? []).filter((word) => word !== foldText(search));
  // A number that is read as a measure or a price is not among the words, so a look-up by words
  // would lose it: then only the whole text is looked up.
  const numbers = foldText(search).match(/\d{1,9}/g) ?? [];
  const areWords = numbers.every((number) => others.some((word) => word.includes(number)));
  const byWords = areWords ? idsByWords(others, language) : undefined;
  const named = byWords
    ? sql<number>`(select id from ${whole} as whole union select id from ${byWords} as worded)`
    : whole;
  // A name with the whole text has each of its words.
  const isOfWords = wish && !isUnderstood(wish);
  return { wish, language, text: foldText(search), ...(!isOfWords && { named }) };
}

/**
 * The ids of the listings whose name has each of these words; undefined where one of them is too short to
 * be looked up: without it others would be found that nobody asked for.
 */
function idsByWords(words: readonly string[], language: Language): RawBuilder<number> | undefined {
  const all = [...new Set(words)];
  const found = all.flatMap((word) => idsByName(nameColumns(language), word) ?? []);
  if (found.length === 0 || found.length < all.length) return undefined;
  const each = found.map((ids) => sql`select id from ${ids} as named`);
  return sql<number>`(${sql.join(each, sql` intersect `)})`;
}

/** The search of a filter by which nothing else chooses among the listings for sale. */
export function searchAlone(filter: ListingFilter): Search | undefined {
  const { search, language, isListed, wish, words, ...others } = filter;
  const isAlone = Object.values(others).every((one) => one === undefined || String(one) === "");
  return isListed && wish && isAlone ? searchOf({ search, language, wish, words }) : undefined;
}

/** The name columns that a search in a language reads. */
export function nameColumns(language: Language): string[] {
  return [...new Set([`name_${fallbackLanguage}`, `name_${language}`])];
}

/** The filter of a list; an absent field is no filter. Bani, bounds inclusive. */
export interface ListingFilter {
  isListed?: boolean;
  isActive?: boolean;
  /** A slug. */
  category?: string;
  /** Searched in the names of this language and in the Romanian ones. */
  search?: string;
  /** What the search says in words: listings of that are found too, whatever they are called. */
  wish?: WishedPieces;
  /** The search's words: a name that has all of them is found, whatever they mean. */
  words?: readonly string[];
  language: Language;
  minBani?: number;
  maxBani?: number;
  materials?: string[];
  /** At most so many pieces in stock. */
  mostStock?: number;
}
