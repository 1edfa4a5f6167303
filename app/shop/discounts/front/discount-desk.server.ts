import type { ExpressionBuilder } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import type { Discount } from "../discount";
import { readDiscount } from "../find-discount.server";

/** Whether a code is the office's own: what gives back the price of swatches follows their order. */
const isOfficeCode = (eb: ExpressionBuilder<Database, "discounts">) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom("swatch_credits")
        .select("order_id")
        .whereRef("swatch_credits.discount_id", "=", "discounts.id"),
    ),
  );

/** All codes of the office, the newest first. */
export async function listDiscounts(db: Db = shopDatabase()): Promise<Discount[]> {
  const rows = await db
    .selectFrom("discounts")
    .selectAll()
    .where(isOfficeCode)
    .orderBy("created_at", "desc")
    .orderBy("code")
    .execute();
  return rows.map(readDiscount);
}

/** The office's code with this id, or undefined. */
export async function findDiscount(
  id: string,
  db: Db = shopDatabase(),
): Promise<Discount | undefined> {
  const row = await db
    .selectFrom("discounts")
    .selectAll()
    .where("id", "=", id)
    .where(isOfficeCode)
    .executeTakeFirst();
  return row && readDiscount(row);
}

/** Whether an order was ever placed with a code, a cancelled one too: then it is kept. */
export async function isDiscountUsed(id: string, db: Db = shopDatabase()): Promise<boolean> {
  const order = await db
    .selectFrom("orders")
    .select("id")
    .where("discount_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** The categories that a code may be for. */
export function listDiscountCategories(
  db: Db = shopDatabase(),
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .orderBy("display_order")
    .orderBy("name")
    .execute();
}
