import { sql } from "kysely";

import { phoneFigures } from "~/platform/format/phones.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import { hasWords, numberIn, type Db } from "~db/engine";
import type { OrderStatus, PaymentStatus, TransportState } from "~db/schema";

import { inOrderIndex } from "./desk/order-selection.server";
import { type OrderSums, sumForgone, sumOrders } from "./desk/order-sums.server";
import type { OrderFilter } from "./order-filter";
import { instantOf } from "./order-index";

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
  transport_state: TransportState;
  vat_percent: number;
  is_vat_included: 0 | 1;
  is_trial: 0 | 1;
  placed_at: string;
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

/** The orders of these numbers, newest first; those that do not exist are left out. */
export async function listChosenOrders(
  numbers: readonly string[],
  db: Db = shopDatabase(),
): Promise<OrderRow[]> {
  if (numbers.length === 0) return [];
  return rowsOf(db).where("orders.number", "in", numbers).execute();
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
    hasWords("order_index_words", filter.search) !== undefined &&
    phoneFigures(filter.search) === undefined;
  const number = isByWords ? numberIn("order_index_words") : sql.ref<number>("order_index.id");
  const ids = inOrderIndex(filter, db).select("order_index.id").orderBy(number, "desc");
  const inPlace = place === undefined ? ids : ids.limit(place.limit).offset(place.offset);
  return rowsOf(db).where("order_index.id", "in", inPlace);
}

function rowsOf(db: Db) {
  return db
    .selectFrom("order_index")
    .innerJoin("orders", "orders.id", "order_index.order_id")
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
      "orders.transport_state",
      "orders.carrying_bani",
      "orders.assembly_bani",
      "orders.vat_percent",
      "orders.is_vat_included",
      "orders.is_trial",
      "orders.placed_at",
    ])
    .orderBy("order_index.id", "desc");
}
