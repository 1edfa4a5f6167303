import { sql, type RawBuilder } from "kysely";

import { fallbackLanguage, languageCodes, type Language } from "~/platform/i18n/languages";
import { isUnderstood, type Wish } from "~/shop/search/read-wish";
import { idsByDescription, idsByName, valuesOf, withoutIndex } from "~db/engine";

/** The part of a wish by which products are filtered. */
export type WishedPieces = Pick<Wish, "kinds" | "categories" | "materials" | "rest">;

/** The part of a wish by which products are filtered; undefined if the wish is only a text to find in names. */
export function wishedPieces(wish: Wish): WishedPieces | undefined {
  const { kinds, categories, materials, rest } = wish;
  const canLookUp = rest.length > 0 && rest.every((word) => idsByName(["name_ro"], word));
  if (!isUnderstood(wish) && !canLookUp) return undefined;
  return { kinds, categories, materials, rest };
}

/** How a query names a column: as itself, or so that no index of it is used. */
export type ColumnName = <Value>(column: RawBuilder<Value>) => RawBuilder<Value>;
export const asItself: ColumnName = (column) => column;

/**
 * Whether a listing is for sale and all that a wish says: of one of its kinds, categories and materials,
 * with every other word in a name or a description, in a language or in Romanian.
 */
export function isWished(
  { kinds, categories, materials, rest }: WishedPieces,
  language: Language,
  column: ColumnName = asItself,
): RawBuilder<boolean> {
  // Looked-up words find the few listings sooner than an index does.
  const isListed =
    rest.length > 0
      ? sql`${withoutIndex(sql.ref("is_listed"))} = 1`
      : sql`${column(sql.ref("is_listed"))} = 1`;
  const slugs = valuesOf(categories);
  const tests = [
    isListed,
    ...(kinds.length > 0 ? [sql`${column(sql.ref("form"))} in ${valuesOf(kinds)}`] : []),
    ...(categories.length > 0
      ? [
          sql`${column(sql.ref("category_id"))} in (select id from categories where slug in ${slugs})`,
        ]
      : []),
    ...(materials.length > 0
      ? [sql`${column(sql.ref("material"))} in ${valuesOf(materials)}`]
      : []),
    ...rest.map((word) => sql`${column(sql.ref("listings.id"))} in (${saying(word, language)})`),
  ];
  return sql<boolean>`(${sql.join(tests, sql` and `)})`;
}

/** The ids of the listings that have a word in a name or a description. */
function saying(word: string, language: Language): RawBuilder<unknown> {
  const languages = languageCodes.filter((code) => code === language || code === fallbackLanguage);
  const named = idsByName(
    languages.map((code) => `name_${code}`),
    word,
  );
  const described = sql`select id from ${idsByDescription(languages, word)} as described`;
  return named ? sql`select id from ${named} as named union ${described}` : described;
}
