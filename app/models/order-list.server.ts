import type { ExpressionBuilder } from "kysely";

import { addDays, startOfDay } from "~/dates";
import { shopDatabase } from "~db/client.server";
import { idsByWords, type Db } from "~db/engine";
import type { Database, OrderStatus, PaymentStatus } from "~db/schema";

import type { OrderFilter } from "./order-filter";
import { openStatuses } from "./order-status";

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
  placed_at: string;
}

/** What a selection comes to, all its pages together. Bani. */
export interface OrderSums {
  count: number;
  totalBani: number;
  paidBani: number;
}

/** One page of the selected orders, newest first, with the sums of all of them. */
export async function listOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): Promise<{ orders: OrderRow[]; sums: OrderSums; page: number; pageCount: number }> {
  const sums = await selected(filter, db)
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.sum<number>("total_bani"), eb.lit(0)).as("totalBani"),
      eb.fn.coalesce(eb.fn.sum<number>("paid_bani"), eb.lit(0)).as("paidBani"),
    ])
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(sums.count / PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);
  const orders = await orderRows(filter, db)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { orders, sums, page, pageCount };
}

/** How many orders a selection has. */
export async function countOrders(filter: OrderFilter, db: Db = shopDatabase()): Promise<number> {
  const { count } = await selected(filter, db)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The orders placed last. */
export async function listRecentOrders(db: Db = shopDatabase()): Promise<OrderRow[]> {
  const all: OrderFilter = { search: "", status: "", payment: "", from: "", to: "", page: 1 };
  return orderRows(all, db).limit(8).execute();
}

/** All selected orders, newest first, for a file. */
export async function listSelectedOrders(
  filter: OrderFilter,
  db: Db = shopDatabase(),
): Promise<OrderRow[]> {
  return orderRows(filter, db).execute();
}

function orderRows(filter: OrderFilter, db: Db) {
  return selected(filter, db)
    .select([
      "number",
      "full_name",
      "email",
      "phone",
      "city",
      "status",
      "payment_status",
      "total_bani",
      "paid_bani",
      "placed_at",
    ])
    .orderBy("placed_at", "desc");
}

/** An order nobody confirmed for so long, or did not finish, is late. Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const LATE_AS_NEW = 2 * DAY;
const LATE_IN_WORK = 45 * DAY;

function selected({ search, status, payment, from, to }: OrderFilter, db: Db) {
  const found = search === "" ? undefined : idsByWords("orders", search);
  return db
    .selectFrom("orders")
    .$if(status !== "", (query) => query.where(ofStatus(status)))
    .$if(payment !== "", (query) => query.where("payment_status", "=", payment as PaymentStatus))
    .$if(from !== "", (query) => query.where("placed_at", ">=", startOfDay(from)))
    .$if(to !== "", (query) => query.where("placed_at", "<", startOfDay(addDays(to, 1))))
    .$if(search !== "", (query) =>
      found ? query.where("id", "in", found) : query.where("number", "=", search),
    );
}

/** One status, or one of the selections that join several. */
function ofStatus(status: OrderFilter["status"]) {
  return (eb: ExpressionBuilder<Database, "orders">) => {
    switch (status) {
      case "":
        return eb.lit(true);
      case "open":
        return eb("status", "in", openStatuses);
      case "late":
        return eb.or([
          eb.and([eb("status", "=", "new"), eb("placed_at", "<", ago(LATE_AS_NEW))]),
          eb.and([
            eb("status", "in", openStatuses),
            eb("status", "!=", "new"),
            eb("placed_at", "<", ago(LATE_IN_WORK)),
          ]),
        ]);
      default:
        return eb("status", "=", status);
    }
  };
}

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}
