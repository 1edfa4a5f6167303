import { sql, type RawBuilder } from "kysely";

/**
 * Which indexes of words there are, each by the numbered rows it leads to: FTS5 tables that triggers
 * keep, for orders and people found by the beginnings of words, without diacritics. They delete
 * securely, so that what was erased is not left in them.
 */
export type WordIndex = "ledger_words" | "people_words";

/**
 * Whether an index's row has every word of a text, or one that begins with it; undefined when the
 * text has no word.
 */
export function hasWords(index: WordIndex, text: string): RawBuilder<boolean> | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  return sql<boolean>`${sql.table(index)} match ${words.map((word) => `"${word}"*`).join(" ")}`;
}
