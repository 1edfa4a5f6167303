import { sql } from "kysely";

import { addDays, dayOf, startOfDay } from "~/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Spans the dashboard can show, in days. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** A figure of the period and of the equally long one before it. */
interface Figure {
  value: number;
  before: number;
}

export interface TradeSummary {
  /** Orders placed, without cancelled ones. */
  orders: Figure;
  /** E-mail addresses that ordered for the first time. */
  customers: Figure;
  /** What the orders come to, VAT within, without cancelled ones. Bani. */
  revenueBani: Figure;
  /** Product pages opened. */
  views: Figure;
  /** Every day of the period, the oldest first. */
  days: { day: string; revenueBani: number; orders: number }[];
}

/** The dashboard's figures for the days up to today, on Bucharest's calendar (design §6). */
export async function summariseTrade(
  period: Period,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<TradeSummary> {
  const today = dayOf(now.toISOString());
  const first = addDays(today, 1 - period);
  const after = addDays(today, 1);
  const before = addDays(first, -period);
  const placed = await db
    .selectFrom("orders")
    .select(["placed_at", "total_bani"])
    .where("placed_at", ">=", startOfDay(before))
    .where("placed_at", "<", startOfDay(after))
    .where("status", "!=", "cancelled")
    .orderBy("placed_at")
    .execute();

  const all: { day: string; revenueBani: number; orders: number }[] = [];
  let next = 0;
  for (let day = before; day < after; day = addDays(day, 1)) {
    const sums = { day, revenueBani: 0, orders: 0 };
    const end = startOfDay(addDays(day, 1));
    // Both go forward in time, so that each order is looked at once.
    for (let order = placed[next]; order && order.placed_at < end; order = placed[(next += 1)]) {
      sums.revenueBani += order.total_bani;
      sums.orders += 1;
    }
    all.push(sums);
  }
  const [earlier, shown] = [all.slice(0, period), all.slice(period)];
  const sum = (rows: typeof all, name: "revenueBani" | "orders") =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    orders: { value: sum(shown, "orders"), before: sum(earlier, "orders") },
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

async function countNewCustomers(first: string, after: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.count<number>("email").distinct().as("count"))
    .where("placed_at", ">=", startOfDay(first))
    .where("placed_at", "<", startOfDay(after))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("orders as earlier")
            .select("earlier.id")
            .whereRef("earlier.email", "=", "orders.email")
            .where("earlier.placed_at", "<", startOfDay(first)),
        ),
      ),
    )
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

export interface PopularProduct {
  name: string;
  pieces: number;
  revenueBani: number;
}

/** The products of which most pieces were ordered in the period, by the name on the orders. */
export async function listPopularProducts(
  period: Period,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<PopularProduct[]> {
  const first = addDays(dayOf(now.toISOString()), 1 - period);
  return db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select((eb) => [
      "order_lines.name",
      eb.fn.sum<number>("order_lines.quantity").as("pieces"),
      eb.fn.sum<number>("order_lines.line_total_bani").as("revenueBani"),
    ])
    .where("orders.placed_at", ">=", startOfDay(first))
    .where("orders.status", "!=", "cancelled")
    .groupBy("order_lines.name")
    .orderBy(sql`sum(order_lines.quantity)`, "desc")
    .orderBy("order_lines.name")
    .limit(5)
    .execute();
}
