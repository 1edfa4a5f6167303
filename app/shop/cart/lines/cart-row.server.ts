import { randomBytes, randomUUID } from "node:crypto";

import type { Db } from "~db/engine";

/** The cart that belongs to a customer. */
export async function findOwnCart(userId: string | undefined, trx: Db) {
  if (!userId) return undefined;
  const cart = await trx
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return cart?.id;
}

/** Records the time of a change to the cart, or creates one, and returns its id. */
export async function saveCart(
  cartId: string | undefined,
  trx: Db,
  userId?: string,
): Promise<string> {
  const now = new Date().toISOString();
  if (cartId) {
    await trx.updateTable("carts").set({ updated_at: now }).where("id", "=", cartId).execute();
    return cartId;
  }
  const id = randomBytes(32).toString("base64url");
  await trx
    .insertInto("carts")
    .values({
      id,
      checkout_token: randomUUID(),
      user_id: userId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
