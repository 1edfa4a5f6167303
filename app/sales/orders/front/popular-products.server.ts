import { sql } from "kysely";

import { addDays, dayOf, startOfDay } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import { valuesIn, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { indexTimeOf } from "./order-index";
import type { Period } from "./sales-report.server";

export interface PopularProduct {
  /** The product's id; null for one that is deleted. */
  id: string | null;
  /** In Romanian. */
  name: string;
  pieces: number;
  revenueBani: number;
}

const cachedPopular = versionedCache<PopularProduct[]>("orders");

/**
 * The products with the most pieces ordered in the period, in whatever languages. A product that is
 * deleted goes by the name that staff read on its orders.
 */
export async function listPopularProducts(
  period: Period,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<PopularProduct[]> {
  const first = addDays(dayOf(now.toISOString()), 1 - period);
  const popular = await cachedPopular(first, db, () => countPieces(first, db));
  const rows = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("id", "in", valuesIn<string>(JSON.stringify(popular.map(({ id }) => id))))
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return popular.map((product) => ({
    ...product,
    name: names.get(product.id ?? "") ?? product.name,
  }));
}

function countPieces(first: string, db: Db): Promise<PopularProduct[]> {
  return (
    db
      .selectFrom("order_index")
      // The cross join makes SQLite begin with the orders of the period, not with all lines of all orders.
      .crossJoin("order_lines")
      .whereRef("order_lines.order_id", "=", "order_index.order_id")
      .select((eb) => [
        "order_lines.product_id as id",
        eb.fn.max(eb.fn.coalesce("staff_name", "name")).as("name"),
        eb.fn.sum<number>("order_lines.quantity").as("pieces"),
        eb.fn
          .sum<number>(eb("line_total_bani", "-", eb.ref("order_lines.discount_bani")))
          .as("revenueBani"),
      ])
      .where("order_index.id", ">=", indexTimeOf(startOfDay(first)))
      .where("order_index.status", "!=", "cancelled")
      .where("order_index.is_trial", "=", 0)
      .where("order_lines.swatch_id", "is", null)
      // Lines of deleted products have only their names to be told apart by.
      .groupBy((eb) => [
        "order_lines.product_id",
        eb
          .case()
          .when("order_lines.product_id", "is", null)
          .then(eb.fn.coalesce("staff_name", "name"))
          .end(),
      ])
      .orderBy(sql`sum(order_lines.quantity)`, "desc")
      .orderBy("name")
      .limit(5)
      .execute()
  );
}
