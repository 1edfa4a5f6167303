import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { calledAs } from "./customer-list.server";

/** Somebody who may be the same, and what they have in common. */
export interface AlikeCustomer {
  id: string;
  called: string;
  shared: "email" | "phone" | "taxCode";
}

/** The most e-mails, tax numbers and phones of a customer that are compared, and the most customers that are shown. */
const MOST_ALIKE = 10;

/** Other customers who have an e-mail, a tax number or a phone of somebody, at most ten. */
export async function listAlike(id: string, db: Db = shopDatabase()): Promise<AlikeCustomer[]> {
  const alike = new Map<string, AlikeCustomer>();
  for (const [shared, column] of [
    ["email", "email"],
    ["taxCode", "tax_figures"],
    ["phone", "phone_figures"],
  ] as const) {
    const own = await db
      .selectFrom("customer_records")
      .select(column)
      .distinct()
      .where("customer_id", "=", id)
      .where(column, "<>", "")
      .limit(MOST_ALIKE)
      .execute();
    if (own.length === 0) continue;
    const values = own.map((one) => (one as Record<string, string>)[column]!);
    const rows = await db
      .selectFrom("customer_records")
      .innerJoin("customers", "customers.id", "customer_records.customer_id")
      .select([
        "customers.id",
        "customers.name",
        "customers.company_name",
        "customers.email",
        "customers.phone",
      ])
      .distinct()
      .where(`customer_records.${column}`, "in", values)
      .where("customers.id", "<>", id)
      .limit(MOST_ALIKE)
      .execute();
    for (const row of rows) {
      if (!alike.has(row.id)) alike.set(row.id, { id: row.id, called: calledAs(row), shared });
    }
  }
  return [...alike.values()].slice(0, MOST_ALIKE);
}
