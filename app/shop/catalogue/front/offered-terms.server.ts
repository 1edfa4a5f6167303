import { findWorkshop } from "~/platform/settings/workshop-load.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { madeTermOf, readyTermOf, type DeliveryTerm } from "../delivery-term";

/** The shortest and the longest of the terms that products for sale have, ready-made and made to order. */
export async function findOfferedTerms(
  db: Db = shopDatabase(),
): Promise<{ ready: DeliveryTerm; made: DeliveryTerm } | undefined> {
  const [rows, workshop] = await Promise.all([
    db
      .selectFrom("listings")
      .innerJoin("products", "products.id", "listings.product_id")
      .select(["delivery_from_days", "delivery_to_days", "made_from_days", "made_to_days"])
      .distinct()
      .where("listings.is_listed", "=", 1)
      .execute(),
    findWorkshop(db),
  ]);
  if (rows.length === 0) return undefined;
  return {
    ready: widest(rows.map(readyTermOf)),
    made: widest(rows.map((row) => madeTermOf(row, workshop))),
  };
}

function widest(terms: DeliveryTerm[]): DeliveryTerm {
  return {
    from: Math.min(...terms.map(({ from }) => from)),
    to: Math.max(...terms.map(({ to }) => to)),
    isAfterAdvance: terms.some(({ isAfterAdvance }) => isAfterAdvance),
  };
}
