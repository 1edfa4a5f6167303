import { sql, type Kysely, type RawBuilder } from "kysely";

/** Which indexes of words there are, each by the numbered rows it leads to. */
export type WordIndex = "ledger_words" | "people_words";

/**
 * Makes an index of the words of some columns, diacritics folded, that holds numbers and nothing
 * else of a row. `addWords` and `dropWords` keep it in step. What is dropped leaves no trace in it.
 */
export async function createWordNumbers(
  db: Kysely<unknown>,
  index: string,
  columns: string[],
): Promise<void> {
  for (const statement of [
    `create virtual table ${index} using fts5(${columns.join(", ")}, content = '', detail = none,
      tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** A trigger's statement that indexes the words of `row` under a number. */
export function addWords(index: string, columns: string[], row: string, number: string): string {
  return `insert into ${index} (rowid, ${columns.join(", ")})
    values (${[number, ...wordsOf(row, columns)].join(", ")});`;
}

/** A trigger's statement that takes the words of `row` out again: they must be what was put in. */
export function dropWords(index: string, columns: string[], row: string, number: string): string {
  return `insert into ${index} (${index}, rowid, ${columns.join(", ")})
    values ('delete', ${[number, ...wordsOf(row, columns)].join(", ")});`;
}

function wordsOf(row: string, columns: string[]): string[] {
  return columns.map((column) => `coalesce(${row}.${column}, '')`);
}

/**
 * Whether an index's row has every word of a text, or one that begins with it; undefined when the
 * text has no word.
 */
export function hasWords(index: WordIndex, text: string): RawBuilder<boolean> | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  return sql<boolean>`${sql.table(index)} match ${words.map((word) => `"${word}"*`).join(" ")}`;
}
