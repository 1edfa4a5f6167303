import { sql } from "kysely";

import { owesBani } from "~/sales/orders/office-order-list.server";
import { shopDatabase } from "~db/client.server";
import { withoutIndex, type Db } from "~db/engine";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";

import { findIds } from "../search/find-ids.server";

const PAGE_SIZE = 50;

/** An index holds each of these orders. */
export const customerSorts: Sorts = {
  nume: "customers.sort_name",
  comenzi: "customers.order_count",
  "ultima-data": "customers.last_at",
};

export interface CustomerFilter {
  search: string;
  /** Empty for any. */
  tag: string;
  page: number;
  order?: string;
}

export interface CustomerRow {
  id: string;
  name: string;
  company_name: string;
  email: string;
  phone: string;
  order_count: number;
  last_at: string;
  tags: string[];
  owesBani: number;
}

/** What a customer is called: the company, else the person, else how they are reached. */
export function calledAs(customer: {
  company_name: string;
  name: string;
  email: string;
  phone: string;
}): string {
  return customer.company_name || customer.name || customer.email || customer.phone;
}

/**
 * One page of the customers, those who wrote last first or by `order`, with what each owes now. A search finds
 * the 500 customers with the newest entries; `isMore`: there are more.
 */
export async function listCustomers(
  { search, tag, page: wanted, order = "" }: CustomerFilter,
  db: Db = shopDatabase(),
): Promise<{
  customers: CustomerRow[];
  total: number;
  isMore: boolean;
  page: number;
  pageCount: number;
}> {
  const found = search === "" ? undefined : await findIds(search, db);
  const some = db
    .selectFrom("customers")
    .$if(found !== undefined, (query) => query.where("id", "in", found!.ids))
    .$if(tag !== "", (query) =>
      query.where("id", "in", (eb) =>
        eb.selectFrom("customer_tags").select("customer_id").where("tag", "=", tag),
      ),
    );
  const { total } = await some
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const isUp = order !== "" && !order.startsWith("-");
  const rows = await some
    .select(["id", "name", "company_name", "email", "phone", "order_count", "last_at"])
    .$call(sortedBy(order === "" ? "-ultima-data" : order, customerSorts))
    .orderBy("id", isUp ? "asc" : "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [tags, owed] = [await tagsOf(ids, db), await sumOwed(ids, db)];
  const customers = rows.map((row) => ({
    ...row,
    tags: tags.filter((one) => one.customer_id === row.id).map((one) => one.tag),
    owesBani: owed.find(({ customer_id }) => customer_id === row.id)?.owed ?? 0,
  }));
  return { customers, total, isMore: found?.isMore ?? false, page, pageCount };
}

function tagsOf(ids: string[], db: Db) {
  return db
    .selectFrom("customer_tags")
    .select(["customer_id", "tag"])
    .where("customer_id", "in", ids.length > 0 ? ids : [""])
    .orderBy("tag")
    .execute();
}

/** What each of some customers owes now, by the rule of the orders; orders on trial do not count. */
function sumOwed(ids: string[], db: Db) {
  return (
    db
      .selectFrom("orders")
      .innerJoin("customer_records", "customer_records.source_id", "orders.id")
      .select((eb) => ["customer_id", eb.fn.sum<number>(owesBani(eb)).as("owed")])
      // Nearly every record is of an order, so the index of the customer is used instead.
      .where(withoutIndex(sql.ref<string>("customer_records.source")), "=", "orders")
      .where("customer_records.customer_id", "in", ids.length > 0 ? ids : [""])
      .where("orders.is_trial", "=", 0)
      .groupBy("customer_records.customer_id")
      .execute()
  );
}

/** All tags that somebody has, by the alphabet. */
export async function listTags(db: Db = shopDatabase()): Promise<string[]> {
  const rows = await db
    .selectFrom("customer_tags")
    .select("tag")
    .distinct()
    .orderBy("tag")
    .execute();
  return rows.map(({ tag }) => tag);
}
