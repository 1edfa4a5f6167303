import { randomUUID } from "node:crypto";

import type { Db } from "~db/sqlite/engine";

import { findLivingCart } from "./cart.server";
import {
  countLines,
  findOwnCart,
  saveCart,
  MOST_LINES,
  presentQuantity,
} from "./cart-lines.server";

/**
 * Merges a visitor's cart into the customer's own at sign-in: of a piece in both, the larger
 * quantity counts. The customer's lines stay; the visitor's are added while there is room, oldest
 * first. Returns the id of the merged cart and how many lines did not fit. A cart that belongs to
 * another customer is left alone.
 */
export async function joinCarts(
  userId: string,
  visitorCartId: string | undefined,
  trx: Db,
): Promise<{ cartId: string | undefined; leftOut: number }> {
  const found = await findLivingCart(visitorCartId, trx);
  const visitors =
    found && (found.user_id === null || found.user_id === userId) ? found : undefined;
  const ownId = await findOwnCart(userId, trx);
  if (!visitors || visitors.id === ownId) {
    return { cartId: ownId && (await saveCart(ownId, trx)), leftOut: 0 };
  }
  if (!ownId) {
    await trx.updateTable("carts").set({ user_id: userId }).where("id", "=", visitors.id).execute();
    return { cartId: await saveCart(visitors.id, trx), leftOut: 0 };
  }
  const leftOut = await copyLines(visitors.id, ownId, trx);
  await trx.deleteFrom("carts").where("id", "=", visitors.id).execute();
  return { cartId: await saveCart(ownId, trx), leftOut };
}

/** Copies the lines that fit from one cart into another, and counts those that do not. */
async function copyLines(fromId: string, toId: string, trx: Db): Promise<number> {
  const lines = await trx
    .selectFrom("cart_lines")
    .select(["product_id", "configuration", "quantity", "seen_price_bani", "added_at"])
    .where("cart_id", "=", fromId)
    .where("removed_at", "is", null)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  let count = await countLines(toId, trx);
  let leftOut = 0;
  for (const line of lines) {
    const present = await presentQuantity(toId, line.product_id, line.configuration, trx);
    if (present === 0 && count === MOST_LINES) {
      leftOut += 1;
      continue;
    }
    if (present === 0) count += 1;
    const quantity = Math.max(present, line.quantity);
    await trx
      .insertInto("cart_lines")
      .values({ id: randomUUID(), cart_id: toId, ...line, quantity, removed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(["cart_id", "product_id", "configuration"])
          .doUpdateSet({ quantity, removed_at: null }),
      )
      .execute();
  }
  return leftOut;
}
