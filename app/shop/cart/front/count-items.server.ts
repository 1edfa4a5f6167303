import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import { oldestLiving } from "../cart.server";

/**
 * The number of pieces in a cart, the sum of its quantities (spec §9), and the person for whom staff fill
 * it; null for a visitor's own.
 */
export async function countCartItems(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<{ count: number; chosenFor: string | null }> {
  const [row] = cartId ? await sumQuantities({ cartId, since: oldestLiving() }, db) : [];
  return { count: row?.count ?? 0, chosenFor: row?.chosenFor || null };
}

const sumQuantities = compiledQuery((db, { cartId, since }: { cartId: string; since: string }) =>
  db
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.id", "cart_lines.cart_id")
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>("quantity"), eb.lit(0)).as("count"),
      eb
        .selectFrom("desk_orders")
        .select("full_name")
        .where("desk_orders.cart_id", "=", cartId)
        .as("chosenFor"),
    ])
    .where("cart_lines.cart_id", "=", cartId)
    .where("removed_at", "is", null)
    .where("carts.updated_at", ">", since),
);
