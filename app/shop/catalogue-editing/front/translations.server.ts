import { sha256 } from "~/platform/format/sha256.server";
import { fallbackLanguage, languageCodes, type Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import {
  isOutdated,
  listTranslations,
  saveTranslation,
} from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  type TranslatableSubject,
  type TranslatedText,
  findSource,
} from "./translated-texts.server";

/** All texts of one thing with their translations into a language, and their version. */
export interface TranslationSet {
  name: string;
  texts: TranslatedText[];
  version: string;
}

/** The languages to translate into. */
export const translationLanguages: Language[] = languageCodes.filter(
  (code) => code !== fallbackLanguage,
);

/** All texts of one thing that customers see, with their translations. */
export async function findTranslations(
  subject: TranslatableSubject,
  id: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<TranslationSet | undefined> {
  const source = await findSource(subject, id, db);
  if (!source) return undefined;
  const texts: TranslatedText[] = [];
  for (const one of source.texts) {
    const found = (await listTranslations(one.subject, one.subject_id, db)).find(
      (translation) => translation.field === one.field && translation.language === language,
    );
    texts.push({
      ...one,
      key: one.subject === "product_image" ? `alt-${one.subject_id}` : one.field,
      text: found?.text ?? "",
      isOutdated: found !== undefined && isOutdated(found, one.romanian),
    });
  }
  return { name: source.name, texts, version: versionOf(texts) };
}

/**
 * The texts have no common row, so their version is a digest of everything that the form shows,
 * including the Romanian texts that the translations refer to.
 */
function versionOf(texts: TranslatedText[]): string {
  const shown = texts.map(({ key, romanian, text }) => [key, romanian, text]);
  return sha256(JSON.stringify(shown)).slice(0, 22);
}

export type SaveTranslationsResult =
  | { kind: "saved" }
  | { kind: "unknown" }
  | { kind: "stale"; current: TranslationSet };

/**
 * Saves the translations of one thing into a language, each with the Romanian text it was made
 * from. An empty text deletes its translation. Refuses a form loaded from another version, unless
 * its values are saved already.
 */
export async function saveTranslations(
  admin: Admin,
  subject: TranslatableSubject,
  id: string,
  language: Language,
  { typed, version }: { typed: (key: string) => string | undefined; version: string },
  db: Db = shopDatabase(),
): Promise<SaveTranslationsResult> {
  return db.transaction().execute(async (trx) => {
    const present = await findTranslations(subject, id, language, trx);
    if (!present) return { kind: "unknown" };
    if (present.version !== version) {
      const isSame = present.texts.every(({ key, text }) => (typed(key) ?? text).trim() === text);
      return isSame ? { kind: "saved" } : { kind: "stale", current: present };
    }
    const before: Record<string, string> = {};
    const after: Record<string, string> = {};
    for (const one of present.texts) {
      const text = typed(one.key);
      if (text === undefined) continue;
      const { field, romanian: source } = one;
      await saveTranslation(one.subject, one.subject_id, { field, language, text, source }, trx);
      before[`${one.field} (${language})`] = one.text;
      after[`${one.field} (${language})`] = text.trim();
    }
    await recordAction(
      { admin, action: "translations-saved", subject, subjectId: id, before, after },
      trx,
    );
    return { kind: "saved" };
  });
}
