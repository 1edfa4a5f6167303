import { foldText } from "~/platform/format/compare-texts";
import { oneLine, severalLines } from "~/platform/format/one-line";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { valuesIn, type Db } from "~db/engine";
import type { TranslatedSubject } from "~db/schema";

/** The fields of a row that are shown in Romanian because they have no translation yet. */
export interface Translated {
  untranslated: string[];
}

export interface ContentTranslation {
  field: string;
  language: Language;
  text: string;
  /** The Romanian text it was translated from. */
  source: string;
  updated_at: string;
}

/**
 * Rows with their texts in a language. `fields` maps the columns to translate to the fields under
 * which their translations are stored. A text without a translation stays Romanian, and
 * `untranslated` names its column.
 */
export async function translateRows<Row extends object>(
  rows: Row[],
  subject: TranslatedSubject,
  fields: { [Column in keyof Row]?: string },
  idOf: (row: Row) => string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<(Row & Translated)[]> {
  const earlier = (row: Partial<Translated>) => row.untranslated ?? [];
  const columns = Object.entries(fields) as [keyof Row, string][];
  if (language === fallbackLanguage || rows.length === 0) {
    return rows.map((row) => ({ ...row, untranslated: earlier(row) }));
  }
  const ids = JSON.stringify([...new Set(rows.map(idOf))]);
  const found = await readTexts({ subject, language, ids }, db);
  const texts = new Map(found.map((one) => [`${one.subject_id}\n${one.field}`, one.text]));
  return rows.map((row) => {
    const translated = { ...row, untranslated: [...earlier(row)] };
    for (const [column, field] of columns) {
      const text = texts.get(`${idOf(row)}\n${field}`);
      if (text !== undefined) Object.assign(translated, { [column]: text });
      else if (row[column]) translated.untranslated.push(String(column));
    }
    return translated;
  });
}

interface Wanted {
  subject: TranslatedSubject;
  language: Language;
  ids: string;
}

const readTexts = compiledQuery((db, { subject, language, ids }: Wanted) =>
  db
    .selectFrom("content_translations")
    .select(["subject_id", "field", "text"])
    .where("subject", "=", subject)
    .where("language", "=", language)
    .where("subject_id", "in", valuesIn<string>(ids)),
);

/** All translations of one thing, for editing. */
export async function listTranslations(
  subject: TranslatedSubject,
  subjectId: string,
  db: Db = shopDatabase(),
): Promise<ContentTranslation[]> {
  const rows = await db
    .selectFrom("content_translations")
    .select(["field", "language", "text", "source", "updated_at"])
    .where("subject", "=", subject)
    .where("subject_id", "=", subjectId)
    .orderBy("field")
    .orderBy("language")
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

/** Whether the Romanian text changed after it was translated. */
export function isOutdated(translation: Pick<ContentTranslation, "source">, romanian: string) {
  return translation.source !== romanian;
}

/**
 * Saves the translation of a text together with the Romanian it was made from. An empty text
 * deletes the translation, so that the Romanian is shown again.
 */
export async function saveTranslation(
  subject: TranslatedSubject,
  subjectId: string,
  translation: { field: string; language: Language; text: string; source: string },
  db: Db = shopDatabase(),
): Promise<void> {
  const { field, language, source } = translation;
  const isOneLine = field === "name" || field === "alt";
  const text = isOneLine ? oneLine(translation.text) : severalLines(translation.text);
  if (language === fallbackLanguage) throw new Error("Romanian is kept in the row itself");
  if (text === "") {
    await db
      .deleteFrom("content_translations")
      .where("subject", "=", subject)
      .where("subject_id", "=", subjectId)
      .where("field", "=", field)
      .where("language", "=", language)
      .execute();
    return;
  }
  const stored = {
    text,
    source,
    search_text: subject === "product" && field === "name" ? foldText(text) : "",
    updated_at: new Date().toISOString(),
  };
  await db
    .insertInto("content_translations")
    .values({ subject, subject_id: subjectId, field, language, ...stored })
    .onConflict((conflict) =>
      conflict.columns(["subject", "language", "subject_id", "field"]).doUpdateSet(stored),
    )
    .execute();
}
