import { owesBani } from "~/sales/orders/office-order-list.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { calledAs } from "./customer-list.server";
import { listTagsOf } from "./customer-notes.server";

/** A person or company, with every name, address and number that they have used. */
export interface Customer {
  id: string;
  called: string;
  names: string[];
  companies: string[];
  emails: string[];
  phones: string[];
  taxCodes: string[];
  /** The account; null for a guest. */
  userId: string | null;
  since: string;
  tags: string[];
  notes: { id: string; text: string; written_at: string; written_by: string }[];
  /** The customers who were joined with them by hand, the last first. */
  merges: { id: string; merged_at: string; merged_by: string }[];
  money: CustomerMoney;
}

/** The sums of their orders without those on trial, in bani. */
interface CustomerMoney {
  /** The total of orders that are not cancelled, less what is no longer owed. */
  orderedBani: number;
  paidBani: number;
  /** What is to be paid by now, by the rule of the orders. */
  owesBani: number;
}

/** The customer with this id, or undefined. */
export async function findCustomer(
  id: string,
  db: Db = shopDatabase(),
): Promise<Customer | undefined> {
  const row = await db
    .selectFrom("customers")
    .select(["id", "name", "company_name", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const records = await db
    .selectFrom("customer_records")
    .select((eb) => [
      "name",
      "company_name",
      "email",
      "phone",
      "tax_code",
      eb.fn.min("at").as("since"),
      eb.fn.max("at").as("last"),
    ])
    .where("customer_id", "=", id)
    .groupBy(["name", "company_name", "email", "phone", "tax_code"])
    .execute();
  records.sort((one, other) => (one.last < other.last ? 1 : -1));
  const all = (column: "name" | "company_name" | "email" | "phone" | "tax_code") => [
    ...new Set(records.map((record) => record[column]).filter(Boolean)),
  ];
  const account = await db
    .selectFrom("customer_records")
    .select("source_id")
    .where("customer_id", "=", id)
    .where("source", "=", "users")
    .executeTakeFirst();
  return {
    id,
    called: calledAs(row),
    names: all("name"),
    companies: all("company_name"),
    emails: all("email"),
    phones: all("phone"),
    taxCodes: all("tax_code"),
    userId: account?.source_id ?? null,
    since: records.reduce((first, { since }) => (since < first ? since : first), "9"),
    tags: await listTagsOf(id, db),
    notes: await db
      .selectFrom("customer_notes")
      .select(["id", "text", "written_at", "written_by"])
      .where("customer_id", "=", id)
      .orderBy("written_at", "desc")
      .orderBy("id")
      .execute(),
    merges: await db
      .selectFrom("customer_merges")
      .select(["id", "merged_at", "merged_by"])
      .where("customer_id", "=", id)
      .orderBy("merged_at", "desc")
      .orderBy("id")
      .execute(),
    money: await sumMoney(id, db),
  };
}

async function sumMoney(id: string, db: Db): Promise<CustomerMoney> {
  return db
    .selectFrom("orders")
    .innerJoin("customer_records", "customer_records.source_id", "orders.id")
    .select((eb) => [
      eb.fn
        .coalesce(
          eb.fn
            .sum<number>(eb("orders.total_bani", "-", eb.ref("orders.reduced_bani")))
            .filterWhere("orders.status", "<>", "cancelled"),
          eb.lit(0),
        )
        .as("orderedBani"),
      eb.fn.coalesce(eb.fn.sum<number>("orders.paid_bani"), eb.lit(0)).as("paidBani"),
      eb.fn.coalesce(eb.fn.sum<number>(owesBani(eb)), eb.lit(0)).as("owesBani"),
    ])
    .where("customer_records.source", "=", "orders")
    .where("customer_records.customer_id", "=", id)
    .where("orders.is_trial", "=", 0)
    .executeTakeFirstOrThrow();
}

/** The customer with whom this one was joined, so that old addresses lead there; null if never joined. */
export async function findWhoTook(
  mergedId: string,
  db: Db = shopDatabase(),
): Promise<string | null> {
  const merge = await db
    .selectFrom("customer_merges")
    .select("customer_id")
    .where("merged_id", "=", mergedId)
    .orderBy("merged_at", "desc")
    .executeTakeFirst();
  return merge?.customer_id ?? null;
}
