import { sql, type RawBuilder } from "kysely";

import { searchedPhone } from "~/platform/format/phones.server";

import {
  contains,
  endOf,
  hasAnyWords,
  numberIn,
  reversedEnd,
  withoutIndex,
  wordsIn,
  type Db,
} from "./engine";
import { signOf, type FoundKind } from "./migrations/found-words";
import type { Database } from "./schema";

/**
 * The ids of the things of some kinds of which a row has all words of a text, or words that begin so. A text without
 * words finds nothing.
 */
export function idsFound(kinds: FoundKind[], text: string, db: Db) {
  const words = wordsIn(text);
  const wanted = words.length === 0 ? [] : kinds.map((kind) => [signOf(kind), ...words]);
  return db
    .selectFrom("found_entries_words")
    .crossJoin("found_entries")
    .select("subject_id")
    .where("found_entries.id", "=", numberIn("found_entries_words"))
    .where(wanted.length > 0 ? hasAnyWords("found_entries_words", wanted) : sql.lit(false));
}

/** What has a phone: the tables behind the records of customers. */
export type PhoneSource = Database["customer_records"]["source"];

/**
 * The ids of the rows of a table whose phone begins or ends with the figures that a text names, in any spelling
 * (`searchedPhone`); of none for a text that names none.
 */
export function phonesFound(source: PhoneSource, text: string, db: Db) {
  const [first, second] = conditionsOf(
    text,
    (column) => sql`${sourceOf} || ${column}`,
    `${source}:`,
  );
  const ids = (condition: RawBuilder<boolean>) =>
    db.selectFrom("customer_records").select("source_id").where(condition);
  // Joined by `or` they would be compared with each row.
  const all = ids(first ?? sql.lit(false));
  return second ? all.unionAll(ids(second)) : all;
}

/** As the indexes have it (migration 0022). */
const sourceOf = sql<string>`customer_records.source || ':'`;

/** The ids of the rows of a table that have the words of a text, as things of a kind, or whose phone it names. */
export function idsByText(kind: FoundKind, source: PhoneSource, text: string, db: Db) {
  const words = idsFound([kind], text, db).$castTo<{ source_id: string }>();
  return searchedPhone(text) ? words.unionAll(phonesFound(source, text, db)) : words;
}

/** Of more rows than so many the newest are looked for by their time, which then finds them soon. */
const MOST_COMPARED = 1_000;

/**
 * Of the same rows the newest, at most `most`, the newest first, with the customers whose they are. Of more than
 * `mostCompared` they are read in the order of their time, up to `most`.
 */
export async function newestByPhone(
  source: PhoneSource,
  text: string,
  { most, mostCompared = MOST_COMPARED }: { most: number; mostCompared?: number },
  db: Db,
): Promise<{ source_id: string; customer_id: string | null }[]> {
  if (searchedPhone(text) === undefined) return [];
  const records = db.selectFrom("customer_records").select(["source_id", "customer_id", "at"]);
  const some = phonesFound(source, text, db).limit(mostCompared + 1);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count > mostCompared) {
    return records
      .where(sourceOf, "=", `${source}:`)
      .where((eb) => eb.or(conditionsOf(text, withoutIndex)))
      .orderBy("at", "desc")
      .limit(most)
      .execute();
  }
  // Sorted here: in an order by time SQLite would look at all records.
  const found = await records
    .where("source", "=", source)
    .where("source_id", "in", phonesFound(source, text, db))
    .execute();
  return found.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most);
}

/** What the figures of a phone are compared with as `written`, which puts `before` in front of them. */
function conditionsOf(
  text: string,
  written: (column: RawBuilder<string>) => RawBuilder<string>,
  before = "",
): RawBuilder<boolean>[] {
  const { start, end } = searchedPhone(text) ?? {};
  const figures = sql.ref<string>("customer_records.phone_figures");
  const begins = (column: RawBuilder<string>, begun: string) => {
    const from = before + begun;
    return sql<boolean>`(${written(column)} >= ${from} and ${written(column)} < ${`${from}:`})`;
  };
  return [
    ...(start ? [begins(figures, start)] : []),
    ...(end ? [begins(reversedEnd(figures), [...end].reverse().join(""))] : []),
  ];
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
 * The ids of the orders whose number a text names or begins: its series and year, if it has them, and figures with
 * or without the zeros before them. Of none where it is no part of a number; a year alone is none.
 */
export function ordersNumbered(text: string, db: Db) {
  const words = wordsIn(text);
  const figures = words.at(-1) ?? "";
  const isPart = PART_OF_NUMBER.test(text) && !/^20\d\d$/.test(text);
  return words.slice(0, -1).reduce(
    (orders, word) => orders.where((eb) => contains(eb.ref("orders.number"), word)),
    db
      .selectFrom("orders")
      .select("orders.id")
      .where((eb) => {
        const end = endOf(eb.ref("orders.number"), FIGURES);
        const begun = eb.and([eb(end, ">=", figures), eb(end, "<", `${figures}:`)]);
        return isPart
          ? eb.or([begun, eb(end, "=", figures.padStart(FIGURES, "0"))])
          : eb.lit(false);
      }),
  );
}

/** Whether a text may name an order's number or somebody's phone, rather than words. */
export function isOfFigures(text: string): boolean {
  return searchedPhone(text) !== undefined || PART_OF_NUMBER.test(text);
}
