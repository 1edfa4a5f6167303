import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import { readArticle, type Article } from "../article";
import { leftOf, stateOf, type OrderedLine, type SupplierOrderState } from "./order-state";
import { findSupplier, type Supplier } from "./supplier.server";

const PAGE_SIZE = 25;

export interface SupplierOrderLine extends OrderedLine {
  itemId: string;
  article: Article;
  /** The supplier's code of it: that of now until the order is sent, then that of the paper. */
  code: string;
  /** Of a fitting maker, name and code as the paper says them; null until the order is sent. */
  fitting: string | null;
}

/** An order to a supplier with its lines, those of one kind together. */
export interface SupplierOrder {
  id: number;
  supplier: Supplier;
  state: SupplierOrderState;
  madeAt: string;
  sentAt: string | null;
  /** The day on which it is to be here; null where the supplier's days say it. */
  expectedOn: string | null;
  note: string;
  lines: SupplierOrderLine[];
  version: number;
}

/** How an order is named in words and addresses of mails. */
export function numberOf({ id }: { id: number }): string {
  return `CF-${id}`;
}

const columns = [
  "id",
  "supplier_id",
  "made_at",
  "sent_at",
  "expected_on",
  "closed_at",
  "cancelled_at",
  "note",
  "version",
] as const;

/** The order with this number, such as `12`. */
export async function findSupplierOrder(
  number: string,
  db: Db = shopDatabase(),
): Promise<SupplierOrder | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(number)) return undefined;
  const row = await db
    .selectFrom("supplier_orders")
    .select(columns)
    .where("id", "=", Number(number))
    .executeTakeFirst();
  const supplier = row && (await findSupplier(row.supplier_id, db));
  if (!supplier) return undefined;
  const lines = (await linesOf([row.id], db)).get(row.id) ?? [];
  return { ...orderOf(row, lines), supplier };
}

/** A page of all orders, the newest first, 25 a page; past the end it is the last one. */
export async function listSupplierOrders(
  wanted: number,
  db: Db = shopDatabase(),
): Promise<{ orders: SupplierOrder[]; page: number; pageCount: number; total: number }> {
  const { total } = await db
    .selectFrom("supplier_orders")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await db
    .selectFrom("supplier_orders")
    .innerJoin("suppliers", "suppliers.id", "supplier_orders.supplier_id")
    .select(["supplier_orders.id", "supplier_id", "made_at", "sent_at", "expected_on"])
    .select(["closed_at", "cancelled_at", "note", "supplier_orders.version"])
    .select(["name", "email", "phone", "days", "minimum_bani"])
    .select("suppliers.version as supplier_version")
    .orderBy("supplier_orders.id", "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const lines = await linesOf(
    rows.map(({ id }) => id),
    db,
  );
  const orders = rows.map((row) => ({
    ...orderOf(row, lines.get(row.id) ?? []),
    supplier: {
      id: row.supplier_id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      days: row.days,
      minimumBani: row.minimum_bani,
      version: row.supplier_version,
    },
  }));
  return { orders, page, pageCount, total };
}

interface OrderRow {
  id: number;
  made_at: string;
  sent_at: string | null;
  expected_on: string | null;
  closed_at: string | null;
  cancelled_at: string | null;
  note: string;
  version: number;
}

function orderOf(row: OrderRow, lines: SupplierOrderLine[]): Omit<SupplierOrder, "supplier"> {
  const { id, note, version, made_at: madeAt, sent_at: sentAt, expected_on: expectedOn } = row;
  const [closedAt, cancelledAt] = [row.closed_at, row.cancelled_at];
  const state = stateOf({ sentAt, closedAt, cancelledAt, lines });
  return { id, state, madeAt, sentAt, expectedOn, note, lines, version };
}

async function linesOf(ids: readonly number[], db: Db): Promise<Map<number, SupplierOrderLine[]>> {
  const rows = await db
    .selectFrom("supplier_order_lines")
    .innerJoin("stock_items", "stock_items.id", "supplier_order_lines.item_id")
    .select(["order_id", "item_id", "ordered", "received", "fitting"])
    .select(["supplier_order_lines.pack", "supplier_order_lines.price_bani"])
    .select(["stock_items.supplier_code as code_now", "supplier_order_lines.supplier_code"])
    .where("order_id", "in", valuesOf(ids))
    .orderBy("item_id")
    .execute();
  const lines = new Map<number, SupplierOrderLine[]>();
  for (const { order_id, item_id, code_now, supplier_code, price_bani, ...said } of rows) {
    const article = readArticle(item_id);
    if (!article) continue;
    const line = {
      ...said,
      itemId: item_id,
      article,
      code: supplier_code ?? code_now,
      priceBani: price_bani,
    };
    lines.set(order_id, [...(lines.get(order_id) ?? []), line]);
  }
  return lines;
}

/** A delivery that is on its way. */
export interface Arrival {
  amount: number;
  /** The day on which it is to be here. */
  day: string;
}

/** What was ordered and is not here yet, by the key of the article, the first day first. */
export async function listArrivals(db: Db = shopDatabase()): Promise<Map<string, Arrival[]>> {
  const arrivals = new Map<string, Arrival[]>();
  for (const { item_id, ordered, received, expected_on } of await openLines(true, db)) {
    const amount = leftOf({ ordered, received });
    if (amount === 0 || expected_on === null) continue;
    arrivals.set(item_id, [...(arrivals.get(item_id) ?? []), { amount, day: expected_on }]);
  }
  return arrivals;
}

/** What of an article is on its way with which orders, the first day first. */
export async function listComing(
  itemId: string,
  db: Db = shopDatabase(),
): Promise<{ id: number; amount: number }[]> {
  const lines = await openLines(true, db);
  return lines
    .filter(({ item_id }) => item_id === itemId)
    .map((line) => ({ id: line.order_id, amount: leftOf(line) }))
    .filter(({ amount }) => amount > 0);
}

/** How much is on its way or in a draft, by the key of the article: nobody has to order it again. */
export async function sumOrdered(db: Db = shopDatabase()): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { item_id, ordered, received } of await openLines(false, db)) {
    sums.set(item_id, (sums.get(item_id) ?? 0) + leftOf({ ordered, received }));
  }
  return sums;
}

function openLines(isSent: boolean, db: Db) {
  return db
    .selectFrom("supplier_order_lines")
    .innerJoin("supplier_orders", "supplier_orders.id", "supplier_order_lines.order_id")
    .select(["order_id", "item_id", "ordered", "received", "expected_on"])
    .where("closed_at", "is", null)
    .where("cancelled_at", "is", null)
    .$if(isSent, (query) => query.where("sent_at", "is not", null))
    .orderBy("expected_on")
    .execute();
}
