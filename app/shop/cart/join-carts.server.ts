import { sha256 } from "~/platform/format/sha256.server";
import type { Db } from "~db/engine";

import { findLivingCart } from "./cart.server";
import { findOwnCart, saveCart } from "./lines/cart-row.server";
import { copyLines } from "./lines/copy-lines.server";

/**
 * Merges a visitor's cart into the customer's own at sign-in: of a piece in both, the larger
 * quantity counts. The customer's lines stay; the visitor's are added while there is room, oldest
 * first. The visitor's discount code counts, if there is one. Returns the id of the merged cart and how many lines did not fit. A cart that belongs to
 * another customer is left alone. What was typed at the visitor's checkout becomes the customer's if it
 * was typed in this session of the browser, and is deleted otherwise: somebody else may have typed it.
 */
export async function joinCarts(
  userId: string,
  visitor: { cartId?: string; checkout?: string },
  trx: Db,
): Promise<{ cartId: string | undefined; leftOut: number }> {
  const found = await findLivingCart(visitor.cartId, trx);
  // A cart that staff fill for somebody belongs to nobody, whoever of them signs in meanwhile.
  const isOwn = found?.user_id === null || found?.user_id === userId;
  const visitors = found?.desk_order_id === null && isOwn ? found : undefined;
  const ownId = await findOwnCart(userId, trx);
  if (visitors) await takeDraft(userId, { cartId: visitors.id, checkout: visitor.checkout }, trx);
  if (!visitors || visitors.id === ownId) {
    return { cartId: ownId && (await saveCart(ownId, trx)), leftOut: 0 };
  }
  if (!ownId) {
    await trx.updateTable("carts").set({ user_id: userId }).where("id", "=", visitors.id).execute();
    return { cartId: await saveCart(visitors.id, trx), leftOut: 0 };
  }
  const leftOut = await copyLines(visitors.id, ownId, trx);
  await moveDraft(visitors.id, ownId, trx);
  if (visitors.discount_code !== "") {
    const { discount_code } = visitors;
    await trx.updateTable("carts").set({ discount_code }).where("id", "=", ownId).execute();
  }
  await trx.deleteFrom("carts").where("id", "=", visitors.id).execute();
  return { cartId: await saveCart(ownId, trx), leftOut };
}

async function takeDraft(
  userId: string,
  { cartId, checkout }: { cartId: string; checkout: string | undefined },
  trx: Db,
): Promise<void> {
  const session_hash = hashCheckout(checkout ?? "");
  await trx
    .updateTable("checkout_drafts")
    .set({ user_id: userId })
    .where("cart_id", "=", cartId)
    .where("session_hash", "=", session_hash)
    .where("user_id", "is", null)
    .execute();
  await trx
    .deleteFrom("checkout_drafts")
    .where("cart_id", "=", cartId)
    .where("user_id", "is not", userId)
    .execute();
}

/** How the database knows the browser's session in which something was typed at the checkout. */
export function hashCheckout(session: string): string {
  return sha256(session);
}

/** What the visitor has typed at the checkout counts, not what was typed into the other cart before. */
async function moveDraft(fromId: string, toId: string, trx: Db): Promise<void> {
  const typed = trx.selectFrom("checkout_drafts").select("cart_id").where("cart_id", "=", fromId);
  if (!(await typed.executeTakeFirst())) return;
  await trx.deleteFrom("checkout_drafts").where("cart_id", "=", toId).execute();
  await trx
    .updateTable("checkout_drafts")
    .set({ cart_id: toId })
    .where("cart_id", "=", fromId)
    .execute();
}
