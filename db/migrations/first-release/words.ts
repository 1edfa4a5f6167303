import type { Kysely } from "kysely";

import { engineIn } from "../on-both";

/**
 * Indexes of words, without diacritics, found by their beginnings. On SQLite they are FTS5 tables that hold
 * numbers of words and nothing of a row; on PostgreSQL tables of lexemes (on-postgres.ts). What is taken out
 * leaves no trace in them.
 */
interface WordIndex {
  name: string;
  /** The columns of a row whose words are in it. */
  columns: readonly string[];
}

export const orderWords: WordIndex = {
  name: "order_index_words",
  columns: ["number", "full_name", "email", "phone", "city"],
};

export const peopleWords: WordIndex = {
  name: "people_words",
  columns: ["email", "first_name", "last_name", "phone"],
};

/** A trigger's statement that indexes the words of `row` under a number. */
export function addWordsIn(
  db: Kysely<unknown>,
  { name, columns }: WordIndex,
  { row, number }: { row: "old" | "new"; number: string },
): string {
  const values = columns.map((column) => `${row}.${column}`);
  return engineIn(db) === "postgres"
    ? `insert into ${name} values (${number}, words_of(concat_ws(' ', ${values.join(", ")})));`
    : `insert into ${name} (rowid, ${columns.join(", ")}) values (${[number, ...asTexts(values)].join(", ")});`;
}

/** A trigger's statement that takes the words of `row` out again: they must be what was put in. */
export function dropWordsIn(
  db: Kysely<unknown>,
  { name, columns }: WordIndex,
  { row, number }: { row: "old" | "new"; number: string },
): string {
  const values = asTexts(columns.map((column) => `${row}.${column}`));
  return engineIn(db) === "postgres"
    ? `delete from ${name} where id = ${number};`
    : `insert into ${name} (${name}, rowid, ${columns.join(", ")})
      values ('delete', ${[number, ...values].join(", ")});`;
}

function asTexts(values: string[]): string[] {
  return values.map((value) => `coalesce(${value}, '')`);
}
