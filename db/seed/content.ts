import { foldText } from "~/fold";
import { fallbackLanguage, type Language } from "~/languages";

import type { Database, TranslatedSubject } from "../schema";

/** One text in all languages. */
export type Texts = Record<Language, string>;

/** The rows that keep a thing's texts in every language but Romanian. */
export function translationRows(
  subject: TranslatedSubject,
  id: string,
  fields: Record<string, Texts>,
): Database["content_translations"][] {
  return Object.entries(fields).flatMap(([field, { [fallbackLanguage]: source, ...others }]) =>
    Object.entries(others).map(([language, text]) => ({
      subject,
      subject_id: id,
      field,
      language,
      text,
      source,
      search_text: subject === "product" && field === "name" ? foldText(text) : "",
      updated_at: "2026-10-01T08:00:00.000Z",
    })),
  );
}
