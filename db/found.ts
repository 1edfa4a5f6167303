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

/** Figures that numbers end with, of orders and documents, with the zeros before them. */
const FIGURES = 6;
/** Fewer figures are in too many numbers. */
const FEWEST_FIGURES = 3;
const PART_OF_NUMBER = new RegExp(
  `^\\p{L}{0,10}[-\\s]*(?:20\\d\\d[-\\s]+)?\\d{${FEWEST_FIGURES},${FIGURES}}$`,
  "u",
);

/**
 * The words by which an order is found whose number a text names or begins: as it is typed and, where the zeros
 * before its figures are left out, with them. None where it is no part of a number.
 */
export function numberSpellings(text: string): string[][] {
  const words = wordsIn(text);
  const figures = words.at(-1) ?? "";
  if (!PART_OF_NUMBER.test(text) || /^20\d\d$/.test(text)) return [];
  const whole = figures.padStart(FIGURES, "0");
  return /^\d+$/.test(figures) && whole !== figures
    ? [words, [...words.slice(0, -1), whole]]
    : [words];
}

/** Phones have the figures of numbers, too; documents of more orders than that tell nothing. */
const MOST_NUMBERED = 5_000;

/**
 * The ids of the orders with a number that a text names, begins or ends without its zeros: of more than five
 * thousand the newest.
 */
export function ordersNumbered(text: string, db: Db) {
  const spellings = numberSpellings(text);
  return db
    .selectFrom("order_index_words")
    .crossJoin("order_index")
    .select("order_index.order_id")
    .where("order_index.id", "=", numberIn("order_index_words"))
    .where(spellings.length > 0 ? hasAnyWords("order_index_words", spellings) : sql.lit(false))
    .orderBy(numberIn("order_index_words"), "desc")
    .limit(MOST_NUMBERED);
}
