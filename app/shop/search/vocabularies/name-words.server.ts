import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { makeNameWords, type NameWords } from "./name-words";

const cached = versionedCache<NameWords>();

/** The words of the names of what is sold, in a language and in Romanian, as searches read both. */
export function findNameWords(language: Language, db: Db): Promise<NameWords> {
  return cached(language, db, async () => {
    const [own, translated] = await Promise.all([
      db.selectFrom("products").select("name").where("status", "=", "active").execute(),
      language === fallbackLanguage
        ? []
        : db
            .selectFrom("content_translations")
            .select("text as name")
            .where("subject", "=", "product")
            .where("field", "=", "name")
            .where("language", "=", language)
            .execute(),
    ]);
    return makeNameWords([...translated, ...own].map(({ name }) => name));
  });
}
