import { hasAnyWords, numberIn, wordsIn, type Db } from "~db/engine";
import { idsFound, isOfFigures } from "~db/found";

import type { OrderFilter } from "../order-filter";
import { ordersByFigures } from "./orders-by-figures.server";

/** Whether a selection is read from the word index, in the order of its numbers. */
export function isReadByWords({ search, among }: Pick<OrderFilter, "search" | "among">): boolean {
  return (
    among === undefined && !isEmail(search) && !isOfFigures(search) && wordsIn(search).length > 0
  );
}

/** The beginning of an e-mail, at least up to its sign: its words alone are in too many others. */
const isEmail = (text: string) => /^[^\s@]+@\S*$/.test(text);

/**
 * The orders that have the words of a text or words that begin so, whose e-mail or number begins so, or whose phone
 * begins or ends so in any spelling.
 */
export function found(search: string, db: Db) {
  const all = db.selectFrom("order_index");
  if (search === "") return all;
  if (isEmail(search)) {
    const start = search.toLowerCase();
    return all.where("order_index.order_id", "in", (eb) =>
      eb
        .selectFrom("orders")
        .select("orders.id")
        .where((of) => of(of.fn<string>("lower", ["email"]), ">=", start))
        .where((of) => of(of.fn<string>("lower", ["email"]), "<", `${start}\uffff`)),
    );
  }
  if (isOfFigures(search)) {
    return all.where("order_index.id", "in", ordersByFigures(search, db));
  }
  const words = wordsIn(search);
  if (words.length === 0) {
    return all.where("order_index.order_id", "=", (eb) =>
      eb.selectFrom("orders").select("orders.id").where("number", "=", search),
    );
  }
  // The cross join makes SQLite read the word index first, in the order of its numbers, and stop
  // when the page is full.
  return db
    .selectFrom("order_index_words")
    .crossJoin("order_index")
    .where("order_index.id", "=", numberIn("order_index_words"))
    .where(hasAnyWords("order_index_words", [words])) as unknown as typeof all;
}

/** The kinds of texts that are searched for pieces, and for pieces and notes. */
const kindsAmong = { pieces: ["piece"], notes: ["piece", "note"] } as const;

/**
 * The orders with a piece or note that has all words of a text. With notes, and a text of two to four words of
 * three or more letters each, every word may instead stand in any piece or note or in the order's own words; orders
 * that have all words in their own are left out. Finds nothing if every word has only one or two letters.
 */
export function foundAmong(among: keyof typeof kindsAmong, search: string, db: Db) {
  const words = wordsIn(search);
  const long = words.filter((word) => [...word].length >= SHORTEST_WORD);
  const all = db.selectFrom("order_index");
  if (long.length === 0) return all.where((eb) => eb.lit(false));
  const inPieces = (text: string) => idsFound([...kindsAmong[among]], text, db);
  const isScattered =
    among === "notes" &&
    words.length > 1 &&
    words.length <= MOST_SCATTERED &&
    long.length === words.length &&
    /^[\p{L}\s]+$/u.test(search);
  if (!isScattered) return all.where("order_index.order_id", "in", inPieces(search));
  return words
    .reduce(
      (rest, word) =>
        rest.where((eb) =>
          eb.or([
            eb("order_index.order_id", "in", inPieces(word)),
            eb("order_index.id", "in", own([word], db)),
          ]),
        ),
      all,
    )
    .where("order_index.id", "not in", own(words, db));
}

const MOST_SCATTERED = 4;
const SHORTEST_WORD = 3;

/** The numbers of the orders whose own words have all of these. */
function own(words: string[], db: Db) {
  return db
    .selectFrom("order_index_words")
    .select(numberIn("order_index_words").as("id"))
    .where(hasAnyWords("order_index_words", [words]));
}
