import { sql } from "kysely";

import { addDays, dayOf, startOfDay } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { indexTimeOf, firstSlotOf } from "./order-index";

/** Periods that the dashboard can show, in days. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** A figure of the period and of the equally long period before it. */
interface Figure {
  value: number;
  before: number;
}

/** Orders on trial are counted apart, and nowhere else. */
export interface SalesReport {
  /** Orders placed, cancelled ones excluded. */
  orders: Figure;
  /** Orders on trial placed in the period, cancelled ones excluded. */
  trialOrders: number;
  /** E-mail addresses whose first order that is not cancelled is of the period. */
  customers: Figure;
  /** Total of the orders, VAT included, cancelled ones excluded. Bani. */
  revenueBani: Figure;
  /** Views of product pages. */
  views: Figure;
  /** Every day of the period, the oldest first. */
  days: { day: string; revenueBani: number; orders: number }[];
}

/** The dashboard's figures for the days up to today, on Bucharest's calendar (design §6). */
export async function findSalesReport(
  period: Period,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<SalesReport> {
  const today = dayOf(now.toISOString());
  const first = addDays(today, 1 - period);
  const after = addDays(today, 1);
  const before = addDays(first, -period);
  const slots = await db
    .selectFrom("order_sums")
    .select((eb) => [
      "starts_at",
      eb.fn.sum<number>("total_bani").as("revenueBani"),
      eb.fn.sum<number>("count").as("orders"),
    ])
    .where("starts_at", ">=", firstSlotOf(before))
    .where("starts_at", "<", firstSlotOf(after))
    .where("status", "!=", "cancelled")
    .groupBy("starts_at")
    .orderBy("starts_at")
    .execute();

  const all: { day: string; revenueBani: number; orders: number }[] = [];
  let next = 0;
  for (let day = before; day < after; day = addDays(day, 1)) {
    const sums = { day, revenueBani: 0, orders: 0 };
    const end = firstSlotOf(addDays(day, 1));
    // Days and slots both ascend, so that each slot is read once.
    for (let one = slots[next]; one && one.starts_at < end; one = slots[(next += 1)]) {
      sums.revenueBani += one.revenueBani;
      sums.orders += one.orders;
    }
    all.push(sums);
  }
  const [earlier, shown] = [all.slice(0, period), all.slice(period)];
  const sum = (rows: typeof all, name: "revenueBani" | "orders") =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    orders: { value: sum(shown, "orders"), before: sum(earlier, "orders") },
    trialOrders: await countTrialOrdersIn(first, after, db),
    revenueBani: { value: sum(shown, "revenueBani"), before: sum(earlier, "revenueBani") },
    customers: {
      value: await countNewCustomers(first, after, db),
      before: await countNewCustomers(before, first, db),
    },
    views: {
      value: await countViews(first, after, db),
      before: await countViews(before, first, db),
    },
    days: shown,
  };
}

async function countTrialOrdersIn(first: string, after: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("order_index")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    // The value is a literal, so that SQLite uses the index of these few.
    .where("is_trial", "=", sql.lit(1))
    .where("status", "!=", "cancelled")
    .where("id", ">=", indexTimeOf(startOfDay(first)))
    .where("id", "<", indexTimeOf(startOfDay(after)))
    .executeTakeFirstOrThrow();
  return count;
}

async function countNewCustomers(first: string, after: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("new_customers")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("count"), eb.lit(0)).as("count"))
    .where("starts_at", ">=", firstSlotOf(first))
    .where("starts_at", "<", firstSlotOf(after))
    .executeTakeFirstOrThrow();
  return count;
}

async function countViews(first: string, after: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("product_views")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("count"), eb.lit(0)).as("count"))
    .where("viewed_on", ">=", first)
    .where("viewed_on", "<", after)
    .executeTakeFirstOrThrow();
  return count;
}
