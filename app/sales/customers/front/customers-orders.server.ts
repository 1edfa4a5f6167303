import { owesBani } from "~/sales/orders/office-order-list.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf } from "~db/list-page";

const ORDERS_ON_PAGE = 20;

/** One page of a customer's orders, the newest first, with what is owed now of each, in bani. */
export async function listOrdersOf(id: string, wanted: number, db: Db = shopDatabase()) {
  const { total } = await db
    .selectFrom("customer_records")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("customer_id", "=", id)
    .where("source", "=", "orders")
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, ORDERS_ON_PAGE);
  const orders = await db
    .selectFrom("orders")
    .innerJoin("customer_records", "customer_records.source_id", "orders.id")
    .select((eb) => [
      "orders.number",
      "orders.status",
      "orders.payment_status",
      "orders.total_bani",
      "orders.paid_bani",
      "orders.placed_at",
      "orders.is_trial",
      owesBani(eb).as("owes_bani"),
    ])
    .where("customer_records.source", "=", "orders")
    .where("customer_records.id", "in", (eb) =>
      eb
        .selectFrom("customer_records")
        .select("customer_records.id")
        .where("customer_records.customer_id", "=", id)
        .where("customer_records.source", "=", "orders")
        .orderBy("customer_records.at", "desc")
        .orderBy("customer_records.id", "desc")
        .limit(ORDERS_ON_PAGE)
        .offset(offset),
    )
    .orderBy("orders.placed_at", "desc")
    .orderBy("customer_records.id", "desc")
    .execute();
  return { orders, total, page, pageCount };
}
