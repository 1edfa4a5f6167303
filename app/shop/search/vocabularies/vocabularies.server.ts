import { pieceShapes, type PieceShape } from "~/furniture/drawing/piece-look";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { defaultWords } from "./default-words.server";
import { makeVocabulary, type Vocabularies, type WordLists } from "./vocabulary";

const cached = versionedCache<Vocabularies>();

/**
 * The words that a search in a language is read with: its own and the Romanian ones, as names are
 * searched in both. The owner's lists take the place of the default ones, and the categories of the shop
 * are called as they are called in it.
 */
export function findVocabularies(
  language: Language,
  db: Db = shopDatabase(),
): Promise<Vocabularies> {
  return cached(language, db, async () => {
    const wanted = [...new Set<Language>([language, fallbackLanguage])];
    return Promise.all(
      wanted.map(async (one) => makeVocabulary(await findWordLists(one, db), one)),
    );
  });
}

/** The lists of a language as they are in force. */
async function findWordLists(language: Language, db: Db): Promise<WordLists> {
  const [edited, categories] = await Promise.all([
    db
      .selectFrom("search_words")
      .select(["kind", "words"])
      .where("language", "=", language)
      .execute(),
    db
      .selectFrom("categories")
      .leftJoin("content_translations as named", (join) =>
        join
          .onRef("named.subject_id", "=", "categories.id")
          .on("named.subject", "=", "category")
          .on("named.field", "=", "name")
          .on("named.language", "=", language),
      )
      .select((eb) => ["slug", eb.fn.coalesce("named.text", "categories.name").as("name")])
      .where("status", "=", "active")
      .orderBy("slug")
      .execute(),
  ]);
  const lists = defaultWords[language];
  const own = new Map(edited.map(({ kind, words }) => [kind, words]));
  const kinds = pieceShapes.map((kind) => [kind, own.get(kind) ?? lists.kinds[kind]] as const);
  return {
    ...lists,
    kinds: Object.fromEntries(kinds) as Record<PieceShape, string>,
    categories: Object.fromEntries(
      categories.map(({ slug, name }) => {
        // A comma in a name would make two words of it.
        const words = [lists.categories[slug] ?? "", name.replaceAll(",", " ")];
        return [slug, words.join(", ")];
      }),
    ),
  };
}
