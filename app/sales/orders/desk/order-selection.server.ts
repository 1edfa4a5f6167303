import type { ExpressionBuilder } from "kysely";

import { addDays, dayOf, startOfDay } from "~/platform/format/dates";
import { hasAnyWords, numberIn, wordsIn, type Db } from "~db/engine";
import { idsFound, isOfFigures } from "~db/found";
import type { Database, OrderStatus, PaymentStatus } from "~db/schema";

import { indexTimeOf } from "../front/order-index";
import type { OrderFilter } from "../order-filter";
import { openStatuses } from "../order-status";
import { ordersByFigures } from "./orders-by-figures.server";
import { owesBani } from "./owing-order";
import { isUndrawn } from "./undrawn-order";
import { isUnquoted } from "./unquoted-order";

/** A new order is late after two days without confirmation, one in work after 45 days. Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const LATE_AS_NEW = 2 * DAY;
const LATE_IN_WORK = 45 * DAY;

/** The selected orders, read from the narrow rows of the order index in the order of time. */
export function inOrderIndex({ search, among, status, payment, from, to }: OrderFilter, db: Db) {
  return (among === undefined ? found(search, db) : foundAmong(among, search, db))
    .$if(status !== "", (query) => query.where(ofStatus(status)))
    .$if(payment !== "", (query) =>
      query.where("order_index.payment_status", "=", payment as PaymentStatus),
    )
    .$if(from !== "", (query) => query.where("order_index.id", ">=", indexTimeOf(startOfDay(from))))
    .$if(to !== "", (query) =>
      query.where("order_index.id", "<", indexTimeOf(startOfDay(addDays(to, 1)))),
    );
}

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
function found(search: string, db: Db) {
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
function foundAmong(among: keyof typeof kindsAmong, search: string, db: Db) {
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

/** A condition for one status, or for a selection that joins several. */
function ofStatus(status: OrderFilter["status"]) {
  return (eb: ExpressionBuilder<Database, "order_index">) => {
    if (status === "refund") {
      return eb.and([
        eb("order_index.status", "=", "cancelled"),
        eb("order_index.paid_bani", ">", 0),
      ]);
    }
    if (status === "owing") {
      // The narrow rows tell which orders are paid whole or cancelled, and so owe nothing.
      return eb.and([
        eb("order_index.status", "<>", "cancelled"),
        eb("order_index.payment_status", "in", ["unpaid", "advance_paid", "refunded"]),
        eb.exists(
          eb
            .selectFrom("orders")
            .select("orders.id")
            .whereRef("orders.id", "=", "order_index.order_id")
            .where((of) => of(owesBani(of), ">", 0)),
        ),
      ]);
    }
    if (status === "transport") {
      const today = dayOf(new Date().toISOString());
      const waiting = eb
        .selectFrom("orders")
        .select("orders.id")
        .where((of) => isUnquoted(of, today));
      return eb("order_index.order_id", "in", waiting);
    }
    if (status === "drawings") return isUndrawn(eb);
    if (status !== "late") return eb("order_index.status", "in", statusesOf(status));
    return eb.or([
      eb.and([eb("order_index.status", "=", "new"), eb("order_index.id", "<", ago(LATE_AS_NEW))]),
      eb.and([
        eb("order_index.status", "in", openStatuses),
        eb("order_index.status", "!=", "new"),
        eb("order_index.id", "<", ago(LATE_IN_WORK)),
      ]),
    ]);
  };
}

/** Selections that are no statuses, and of which there are few. */
function isFew(
  status: OrderFilter["status"],
): status is "late" | "owing" | "refund" | "transport" | "drawings" {
  return ["late", "owing", "refund", "transport", "drawings"].includes(status);
}

/** The statuses of a selection; the empty selection and the few are handled elsewhere. */
export function statusesOf(status: OrderFilter["status"]): readonly OrderStatus[] {
  if (status === "open") return openStatuses;
  return status === "" || isFew(status) ? [] : [status];
}

function ago(milliseconds: number): number {
  return (Date.now() - milliseconds) * 1000;
}
