import { sql } from "kysely";

import { foldText } from "~/platform/format/compare-texts";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateRows } from "~/platform/settings/content-translation.server";
import { suggestWords } from "~/shop/search/find-wish.server";
import { shopDatabase } from "~db/client.server";
import { idsByName, type Db } from "~db/engine";

const SHORTEST = 2;
const MOST_WORDS = 6;
const MOST_NAMES = 4;

/**
 * What somebody may go on to type who has typed so far a text of at least two characters: words for
 * kinds of pieces, then names of products for sale, at most ten together.
 */
export async function suggestSearches(
  text: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<string[]> {
  if ([...text.trim()].length < SHORTEST) return [];
  const [words, names] = await Promise.all([
    suggestWords(text, language, MOST_WORDS, db),
    suggestNames(text, language, db),
  ]);
  return [...new Set([...words, ...names])];
}

async function suggestNames(text: string, language: Language, db: Db): Promise<string[]> {
  const columns = new Set([`name_${fallbackLanguage}`, `name_${language}`]);
  const ids = idsByName([...columns], foldText(text.trim()));
  if (!ids) return [];
  // The tables are joined and not looked up in a list, so that a word in many names costs as little
  // as one in a few.
  const found = await db
    .selectFrom(sql<{ id: number }>`${ids}`.as("found"))
    .innerJoin("listings", "listings.id", "found.id")
    .innerJoin("products", "products.id", "listings.product_id")
    .select(["products.id", "products.name"])
    .where("is_listed", "=", 1)
    .limit(MOST_NAMES)
    .execute();
  const named = await translateRows(
    found,
    "product",
    { name: "name" },
    ({ id }) => id,
    language,
    db,
  );
  return named.map(({ name }) => name);
}
