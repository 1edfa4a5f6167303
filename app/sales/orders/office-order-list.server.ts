import { sql } from "kysely";

import { inBatches } from "~/platform/basics/in-batches.server";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import { numberIn, valuesOf, type Db } from "~db/engine";
import { isOfFigures } from "~db/found";
import { pageOf, sortedBy } from "~db/list-page";
import type { OrderStatus, PaymentStatus, TransportState } from "~db/schema";

import { inOrderIndex, isReadByWords } from "./desk/order-selection.server";
import { alikeBy, orderSorts, sortedIds } from "./desk/order-sorts.server";
import { type OrderSums, sumForgone, sumOrders } from "./desk/order-sums.server";
import { newestByFigures } from "./desk/orders-by-figures.server";
import { owesBani } from "./desk/owing-order";
import { instantOf } from "./front/order-index";
import { MOST_CHOSEN, type OrderFilter } from "./order-filter";

export { orderSorts, owesBani };

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

/** One page of the selected orders, the newest first or by `order`, with the sums of all of them. */
export async function listOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
  order = "",
): Promise<{
  orders: OrderRow[];
  /** `leftBani`: what is left to pay of them (`leftToPay`). */
  sums: OrderSums & { leftBani: number };
  page: number;
  pageCount: number;
}> {
  const all = await sumOrders(filter, db);
  const sums = { ...all, leftBani: all.openBani - (await sumForgone(filter, db)) };
  const { page, pageCount, offset } = pageOf(sums.count, filter.page, MOST_CHOSEN);
  const place = { limit: MOST_CHOSEN, offset };
  const rows = () =>
    order === ""
      ? orderRows(filter, place, db)
      : rowsOf(db, order).where("order_index.id", "in", sortedIds(filter, order, place, db));
  const orders = sums.count === 0 ? [] : await rows().execute();
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

/** All selected orders, newest first, some at a time, for a file. */
export async function* readSelectedOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): AsyncGenerator<OrderRow[], void> {
  for await (const some of inBatches(await newestFirst(filter, db).execute())) {
    const ids = some.map(({ id }) => id);
    yield await rowsOf(db).where("order_index.id", "in", valuesOf(ids)).execute();
  }
}

/** The orders of these numbers, newest first; those that do not exist are left out. */
export async function listChosenOrders(
  numbers: readonly string[],
  db: Db = shopDatabase(),
): Promise<OrderRow[]> {
  if (numbers.length === 0) return [];
  return rowsOf(db).where("orders.number", "in", numbers).execute();
}

interface Place {
  limit: number;
  offset: number;
}

/** A quick search counts no further than this. */
const MOST_COUNTED = 1000;

/**
 * The newest orders that a text finds, at most `most`, with the names of their pieces, and the one with this very
 * number. `among` says where it is looked for, as in the list. At most 1000 are counted.
 */
export async function searchOrders(
  { search, among, most }: Pick<OrderFilter, "search" | "among"> & { most: number },
  db: Db = shopDatabase(),
): Promise<{ orders: (OrderRow & { pieces: string[] })[]; count: number; isMore: boolean }> {
  const filter: OrderFilter = {
    search,
    among,
    status: "",
    payment: "",
    from: "",
    to: "",
    page: 1,
  };
  const countable = MOST_COUNTED + 1;
  const found =
    among === undefined && isOfFigures(search)
      ? await newestByFigures(search, countable, db)
      : await newestFirst(filter, db).limit(countable).execute();
  if (found.length === 0) return { orders: [], count: 0, isMore: false };
  const shown = found.slice(0, most).map(({ id }) => id);
  const orders = await rowsOf(db)
    .where((eb) =>
      eb.or([
        eb("order_index.id", "in", shown),
        eb(
          "order_index.order_id",
          "in",
          eb
            .selectFrom("orders as exact")
            .select("exact.id")
            .where("exact.number", "=", among ? "" : search.toUpperCase()),
        ),
      ]),
    )
    .execute();
  const pieces = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select((eb) => ["number", eb.fn.coalesce("staff_name", "name").as("piece")])
    .where(
      "number",
      "in",
      orders.map((one) => one.number),
    )
    .orderBy("display_order")
    .execute();
  return {
    orders: orders.map((one) => ({
      ...one,
      pieces: pieces.filter((row) => row.number === one.number).map(({ piece }) => piece),
    })),
    count: Math.min(found.length, MOST_COUNTED),
    isMore: found.length > MOST_COUNTED,
  };
}

function orderRows(filter: OrderFilter, { limit, offset }: Place, db: Db) {
  const ids = newestFirst(filter, db).limit(limit).offset(offset);
  return rowsOf(db).where("order_index.id", "in", ids);
}

/** The numbers of the selected orders in the order index. */
function newestFirst(filter: OrderFilter, db: Db) {
  // Sorted by its own row number, the word index is read backwards and only as far as the page
  // needs.
  const number = isReadByWords(filter)
    ? numberIn("order_index_words")
    : sql.ref<number>("order_index.id");
  return inOrderIndex(filter, db).select("order_index.id").orderBy(number, "desc");
}

function rowsOf(db: Db, order = "") {
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
    .$call(sortedBy(order, orderSorts))
    .orderBy("order_index.id", alikeBy(order));
}
