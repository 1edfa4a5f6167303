import { sql } from "kysely";

import { phoneSpellings } from "~/platform/format/phones.server";

import { contains, endOf, hasAnyWords, numberIn, wordsIn, type Db } from "./engine";
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

/** Phones begin with the figures of numbers, too; so many rows that a search begins are looked at. */
const MOST_BEGUN = 5_000;

/**
 * The ids of the orders whose number a text names, with or without the zeros before its figures, however many
 * orders there are; and of those whose number it only begins, which are looked for among the newest `most` that
 * have words beginning so.
 */
export async function ordersNumbered(
  text: string,
  db: Db,
  most: number = MOST_BEGUN,
): Promise<string[]> {
  const [begun, padded = begun] = numberSpellings(text);
  if (!begun || !padded) return [];
  const within = (words: string[]) =>
    db
      .selectFrom("order_index_words")
      .crossJoin("order_index")
      .select("order_index.order_id")
      .where("order_index.id", "=", numberIn("order_index_words"))
      .where(hasAnyWords("order_index_words", [words]));
  const named = await within(padded)
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .where((eb) => eb(endOf(eb.ref("orders.number"), FIGURES), "=", padded.at(-1) ?? ""))
    .execute();
  const newest = within(begun).orderBy(numberIn("order_index_words"), "desc").limit(most);
  const ofBegun = await db
    .selectFrom("orders")
    .select("id as order_id")
    .where("id", "in", newest)
    .where(contains(sql`'-' || orders.number`, `-${begun.at(-1)}`))
    .execute();
  return [...new Set([...named, ...ofBegun].map(({ order_id }) => order_id))];
}
