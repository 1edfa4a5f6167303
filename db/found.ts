import { sql } from "kysely";

import { phoneSpellings } from "~/platform/format/phones.server";

import { hasAnyWords, numberIn, wordsIn, type Db } from "./engine";
import { signOf, type FoundKind } from "./migrations/found-words";

/**
 * The ids of the things of some kinds of which a row has all words of a text, or words that begin so; a phone is
 * found in any spelling. A text without words finds nothing.
 */
export function idsFound(kinds: FoundKind[], text: string, db: Db) {
  const lists = [text, ...(phoneSpellings(text) ?? [])]
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const wanted = kinds.flatMap((kind) => lists.map((words) => [signOf(kind), ...words]));
  return db
    .selectFrom("found_entries_words")
    .crossJoin("found_entries")
    .select("subject_id")
    .where("found_entries.id", "=", numberIn("found_entries_words"))
    .where(wanted.length > 0 ? hasAnyWords("found_entries_words", wanted) : sql.lit(false));
}
