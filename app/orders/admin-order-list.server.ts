import { sql, type ExpressionBuilder } from "kysely";

import { addDays, dayOf, startOfDay } from "~/format/dates";
import { phoneFigures } from "~/format/phones.server";
import type { Waiting } from "~/shop/waiting";
import { shopDatabase } from "~db/client.server";
import { contains, hasWords, numberIn, smallerOf, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";
import type { Database, OrderStatus, PaymentStatus } from "~db/schema";

import { indexTimeOf, instantOf, firstSlotOf } from "./order-index";
import type { OrderFilter } from "./order-filter";
import { openStatuses } from "./order-status";
import { isUndrawn } from "./undrawn-order";
import { isUnquoted } from "./unquoted-order";

const PAGE_SIZE = 50;

export interface OrderRow {
  number: string;
  full_name: string;
  email: string;
  phone: string;
  city: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  total_bani: number;
  paid_bani: number;
  reduced_bani: number;
  transport_bani: number;
  carrying_bani: number;
  assembly_bani: number;
  vat_percent: number;
  is_vat_included: 0 | 1;
  is_trial: 0 | 1;
  placed_at: string;
}

/** The sums of a selection, over all its pages. Bani. Orders on trial are only counted. */
export interface OrderSums {
  count: number;
  /** How many of them are on trial. */
  trialCount: number;
  totalBani: number;
  paidBani: number;
  /** What those that are not cancelled came to, less what is paid of it. */
  openBani: number;
  /** The number in the order index of the one placed first; null where none is selected. */
  first: number | null;
}

/** One page of the selected orders, newest first, with the sums of all of them. */
export async function listOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): Promise<{
  orders: OrderRow[];
  /** `leftBani`: what is left to pay of them (`leftToPay`). */
  sums: OrderSums & { leftBani: number };
  page: number;
  pageCount: number;
}> {
  const all = await sumOrders(filter, db);
  const sums = { ...all, leftBani: all.openBani - (await sumForgone(filter, db)) };
  const pageCount = Math.max(1, Math.ceil(sums.count / PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const orders = sums.count === 0 ? [] : await orderRows(filter, place, db).execute();
  return { orders, sums, page, pageCount };
}

/** What of the selected orders' open sums is owed no longer; few orders have any. */
async function sumForgone(filter: OrderFilter, db: Db): Promise<number> {
  const { sum } = await inOrderIndex(filter, db)
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .select((eb) => {
      const open = eb("orders.total_bani", "-", eb.ref("orders.paid_bani"));
      const forgone = smallerOf(open, eb.ref("orders.reduced_bani"));
      return eb.fn.coalesce(eb.fn.sum<number>(forgone), eb.lit(0)).as("sum");
    })
    .where("ledger.order_id", "in", (eb) =>
      eb
        .selectFrom("orders as reduced")
        .select("reduced.id")
        .where("reduced.reduced_bani", ">", sql.lit(0)),
    )
    .where("ledger.is_trial", "=", sql.lit(0))
    .where("ledger.status", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  return sum;
}

/** How many orders a selection has. */
export async function countOrders(filter: OrderFilter, db: Db = shopDatabase()): Promise<number> {
  return (await sumOrders(filter, db)).count;
}

/** How many orders a selection has, and when the oldest of them was placed. */
export async function findWaitingOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): Promise<Waiting> {
  const { count, first } = await sumOrders(filter, db);
  return { count, since: first === null ? null : instantOf(first) };
}

/** The orders placed last. */
export async function listRecentOrders(db: Db = shopDatabase()): Promise<OrderRow[]> {
  const all: OrderFilter = { search: "", status: "", payment: "", from: "", to: "", page: 1 };
  return orderRows(all, { limit: 8, offset: 0 }, db).execute();
}

/** All selected orders, newest first, for a file. */
export async function listSelectedOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): Promise<OrderRow[]> {
  return orderRows(filter, undefined, db).execute();
}

const cachedSums = versionedCache<OrderSums>("orders");

function sumOrders(filter: OrderFilter, db: Db): Promise<OrderSums> {
  // What depends on more than the orders, as on the clock, is not cached; there are few of these.
  if (["late", "transport", "drawings"].includes(filter.status)) {
    return sum(inOrderIndex(filter, db));
  }
  const key = JSON.stringify({ ...filter, page: 1 });
  return cachedSums(key, db, () =>
    filter.search === "" && filter.status !== "refund"
      ? sumOfAll(filter, db)
      : sum(inOrderIndex(filter, db)),
  );
}

/** The sums of a selection without a search text, added up from the sums of each slot. */
async function sumOfAll(filter: OrderFilter, db: Db): Promise<OrderSums> {
  const { status, payment, from, to } = filter;
  const { count, totalBani, paidBani, openBani } = await db
    .selectFrom("order_sums")
    .select((eb) => [
      eb.fn.sum<number | null>("count").as("count"),
      eb.fn.sum<number | null>("total_bani").as("totalBani"),
      eb.fn.sum<number | null>("paid_bani").as("paidBani"),
      eb.fn
        .sum<number | null>(eb("total_bani", "-", eb.ref("paid_bani")))
        .filterWhere("status", "<>", "cancelled")
        .as("openBani"),
    ])
    .$if(status !== "", (query) => query.where("status", "in", statusesOf(status)))
    .$if(payment !== "", (query) => query.where("payment_status", "=", payment as PaymentStatus))
    .$if(from !== "", (query) => query.where("starts_at", ">=", firstSlotOf(from)))
    .$if(to !== "", (query) => query.where("starts_at", "<", firstSlotOf(addDays(to, 1))))
    .executeTakeFirstOrThrow();
  const { trialCount } = await inOrderIndex(filter, db)
    .select((eb) => eb.fn.countAll<number>().as("trialCount"))
    .where("ledger.is_trial", "=", sql.lit(1))
    .executeTakeFirstOrThrow();
  const { first } = await inOrderIndex(filter, db)
    .select((eb) => eb.fn.min<number | null>("ledger.id").as("first"))
    .executeTakeFirstOrThrow();
  return {
    count: (count ?? 0) + trialCount,
    trialCount,
    totalBani: totalBani ?? 0,
    paidBani: paidBani ?? 0,
    openBani: openBani ?? 0,
    first,
  };
}

async function sum(orders: ReturnType<typeof inOrderIndex>): Promise<OrderSums> {
  return orders
    .select((eb) => {
      const sumOf = (column: "total_bani" | "paid_bani") =>
        eb.fn.coalesce(eb.fn.sum<number>(column).filterWhere("is_trial", "=", 0), eb.lit(0));
      return [
        eb.fn.countAll<number>().as("count"),
        eb.fn.countAll<number>().filterWhere("is_trial", "=", 1).as("trialCount"),
        sumOf("total_bani").as("totalBani"),
        sumOf("paid_bani").as("paidBani"),
        eb.fn
          .coalesce(
            eb.fn
              .sum<number>(eb("total_bani", "-", eb.ref("paid_bani")))
              .filterWhere("is_trial", "=", 0)
              .filterWhere("ledger.status", "<>", "cancelled"),
            eb.lit(0),
          )
          .as("openBani"),
        eb.fn.min<number | null>("ledger.id").as("first"),
      ];
    })
    .executeTakeFirstOrThrow();
}

function orderRows(
  filter: OrderFilter,
  place: { limit: number; offset: number } | undefined,
  db: Db,
) {
  // Sorted by its own row number, the word index is read backwards and only as far as the page
  // needs.
  const isByWords =
    filter.search !== "" &&
    hasWords("ledger_words", filter.search) !== undefined &&
    phoneFigures(filter.search) === undefined;
  const number = isByWords ? numberIn("ledger_words") : sql.ref<number>("ledger.id");
  const ids = inOrderIndex(filter, db).select("ledger.id").orderBy(number, "desc");
  return db
    .selectFrom("ledger")
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .select([
      "orders.number",
      "orders.full_name",
      "orders.email",
      "orders.phone",
      "orders.city",
      "orders.status",
      "orders.payment_status",
      "orders.total_bani",
      "orders.paid_bani",
      "orders.reduced_bani",
      "orders.transport_bani",
      "orders.carrying_bani",
      "orders.assembly_bani",
      "orders.vat_percent",
      "orders.is_vat_included",
      "orders.is_trial",
      "orders.placed_at",
    ])
    .where(
      "ledger.id",
      "in",
      place === undefined ? ids : ids.limit(place.limit).offset(place.offset),
    )
    .orderBy("ledger.id", "desc");
}

/** A new order is late after two days without confirmation, one in work after 45 days. Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const LATE_AS_NEW = 2 * DAY;
const LATE_IN_WORK = 45 * DAY;

/** The selected orders, read from the narrow rows of the order index in the order of time. */
function inOrderIndex({ search, status, payment, from, to }: OrderFilter, db: Db) {
  return found(search, db)
    .$if(status !== "", (query) => query.where(ofStatus(status)))
    .$if(payment !== "", (query) =>
      query.where("ledger.payment_status", "=", payment as PaymentStatus),
    )
    .$if(from !== "", (query) => query.where("ledger.id", ">=", indexTimeOf(startOfDay(from))))
    .$if(to !== "", (query) =>
      query.where("ledger.id", "<", indexTimeOf(startOfDay(addDays(to, 1)))),
    );
}

/** The orders that have the words of a text, or whose phone it is in any spelling. */
function found(search: string, db: Db) {
  const all = db.selectFrom("ledger");
  if (search === "") return all;
  const isFound = hasWords("ledger_words", search);
  if (isFound === undefined) {
    return all.where("ledger.order_id", "=", (eb) =>
      eb.selectFrom("orders").select("orders.id").where("number", "=", search),
    );
  }
  const figures = phoneFigures(search);
  if (figures !== undefined) {
    return all.where((eb) =>
      eb.or([
        eb(
          "ledger.id",
          "in",
          eb.selectFrom("ledger_words").select(numberIn("ledger_words").as("id")).where(isFound),
        ),
        eb(
          "ledger.order_id",
          "in",
          eb
            .selectFrom("orders")
            .select("orders.id")
            .where((of) => contains(of.ref("orders.phone"), figures)),
        ),
      ]),
    );
  }
  // By the cross join SQLite reads the word index first, in the order of its numbers, and stop
  // where the page ends.
  return db
    .selectFrom("ledger_words")
    .crossJoin("ledger")
    .where("ledger.id", "=", numberIn("ledger_words"))
    .where(isFound) as unknown as typeof all;
}

/** A condition for one status, or for a selection that joins several. */
function ofStatus(status: OrderFilter["status"]) {
  return (eb: ExpressionBuilder<Database, "ledger">) => {
    if (status === "refund") {
      return eb.and([eb("ledger.status", "=", "cancelled"), eb("ledger.paid_bani", ">", 0)]);
    }
    if (status === "transport") {
      const today = dayOf(new Date().toISOString());
      const waiting = eb
        .selectFrom("orders")
        .select("orders.id")
        .where((of) => isUnquoted(of, today));
      return eb("ledger.order_id", "in", waiting);
    }
    if (status === "drawings") return isUndrawn(eb);
    if (status !== "late") return eb("ledger.status", "in", statusesOf(status));
    return eb.or([
      eb.and([eb("ledger.status", "=", "new"), eb("ledger.id", "<", ago(LATE_AS_NEW))]),
      eb.and([
        eb("ledger.status", "in", openStatuses),
        eb("ledger.status", "!=", "new"),
        eb("ledger.id", "<", ago(LATE_IN_WORK)),
      ]),
    ]);
  };
}

/** Selections that are no statuses, and of which there are few. */
function isFew(
  status: OrderFilter["status"],
): status is "late" | "refund" | "transport" | "drawings" {
  return ["late", "refund", "transport", "drawings"].includes(status);
}

/** The statuses of a selection; the empty selection and the few are handled elsewhere. */
function statusesOf(status: OrderFilter["status"]): readonly OrderStatus[] {
  if (status === "open") return openStatuses;
  return status === "" || isFew(status) ? [] : [status];
}

function ago(milliseconds: number): number {
  return (Date.now() - milliseconds) * 1000;
}
