import { sql, type RawBuilder } from "kysely";

/**
 * The word indexes, each named after the numbered rows it refers to: FTS5 tables, kept by triggers,
 * that find orders and people by beginnings of words without diacritics. They delete securely, so
 * that erased data do not stay in them.
 */
export type WordIndex = "ledger_words" | "people_words";

/**
 * Whether a row of an index contains every word of a text, or a word that begins with it; undefined
 * for a text without words.
 */
export function hasWords(index: WordIndex, text: string): RawBuilder<boolean> | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  return sql<boolean>`${sql.table(index)} match ${words.map((word) => `"${word}"*`).join(" ")}`;
}
