import { sql, type RawBuilder } from "kysely";

import { fallbackLanguage, languageCodes, type Language } from "~/languages";
import { isUnderstood, type Wish } from "~/search/read-wish";
import { idsByDescription, idsByName } from "~db/sqlite/engine";
import { valuesOf } from "~db/sqlite/json-rows";

/** What of a wish products are filtered by. */
export type WishedPieces = Pick<Wish, "kinds" | "categories" | "materials" | "rest">;

/** Of a wish what products are filtered by; undefined where it is no more than a text of names. */
export function wishedPieces(wish: Wish): WishedPieces | undefined {
  const { kinds, categories, materials, rest } = wish;
  const canLookUp = rest.length > 0 && rest.every((word) => idsByName(["name_ro"], word));
  if (!isUnderstood(wish) && !canLookUp) return undefined;
  return { kinds, categories, materials, rest };
}

/**
 * The ids of the listings for sale that are all that a wish says: of one of its kinds, categories and
 * materials, with every other word in a name or a description, in a language or in Romanian.
 */
export function idsOfWish(
  { kinds, categories, materials, rest }: WishedPieces,
  language: Language,
): RawBuilder<number> {
  const slugs = valuesOf(categories);
  const tests = [
    // By the words that are looked up the few listings are found sooner than by an index.
    sql`${rest.length > 0 ? sql`+` : sql``}is_listed = 1`,
    ...(kinds.length > 0 ? [sql`form in ${valuesOf(kinds)}`] : []),
    ...(categories.length > 0
      ? [sql`category_id in (select id from categories where slug in ${slugs})`]
      : []),
    ...(materials.length > 0 ? [sql`material in ${valuesOf(materials)}`] : []),
    ...rest.map((word) => isSaid(word, language)),
  ];
  return sql<number>`(select id from listings where ${sql.join(tests, sql` and `)})`;
}

function isSaid(word: string, language: Language): RawBuilder<unknown> {
  const languages = languageCodes.filter((code) => code === language || code === fallbackLanguage);
  const named = idsByName(
    languages.map((code) => `name_${code}`),
    word,
  );
  const described = sql`select * from ${idsByDescription(languages, word)}`;
  if (!named) return sql`id in (${described})`;
  return sql`id in (select * from ${named} union ${described})`;
}
