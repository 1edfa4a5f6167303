import { foldText } from "~/platform/format/compare-texts";
import { fallbackLanguage, languageCodes, type Language } from "~/platform/i18n/languages";

import type { Database, TranslatedSubject } from "../schema";
import { catalogueTranslations } from "./translations";
import type { CatalogueTranslation } from "./translations/translation";

/** One text in all languages; where a translation is missing the Romanian text is shown. */
export type Texts = { ro: string } & Partial<Record<Language, string>>;

type TranslationRow = Database["content_translations"];

/** A text of the sample catalogue in all languages. */
export function textsOf(
  ro: string,
  translated: (translation: CatalogueTranslation) => string | undefined,
): Texts {
  const texts: Texts = { ro };
  for (const language of languageCodes) {
    if (language !== fallbackLanguage)
      texts[language] = translated(catalogueTranslations[language]);
  }
  return texts;
}

/** The rows with a thing's texts in every language except Romanian. */
export function translationRows(
  subject: TranslatedSubject,
  id: string,
  fields: Record<string, Texts>,
): TranslationRow[] {
  return Object.entries(fields).flatMap(([field, { ro: source, ...others }]) =>
    Object.entries(others).flatMap(([language, text]) =>
      text === ""
        ? []
        : [
            {
              subject,
              subject_id: id,
              field,
              language,
              text,
              source,
              search_text: subject === "product" && field === "name" ? foldText(text) : "",
              updated_at: "2026-10-01T08:00:00.000Z",
            },
          ],
    ),
  );
}
