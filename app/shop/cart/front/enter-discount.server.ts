import { fallbackLanguage } from "~/platform/i18n/languages";
import type { DiscountRefusal } from "~/shop/discounts/apply";
import { foldCode } from "~/shop/discounts/discount";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { discountOf, findLivingCart, listCartLines } from "../cart.server";

export type EnterDiscountResult =
  | { kind: "applied" }
  | { kind: "empty-cart" }
  | { kind: "refused"; why: DiscountRefusal };

/**
 * Puts a discount code on a cart, in place of another. Refuses one that takes nothing off the cart as
 * it is. Whether the buyer has used it before is checked only when the order is placed.
 */
export async function enterDiscount(
  cartId: string | undefined,
  typed: string,
  db: Db = shopDatabase(),
): Promise<EnterDiscountResult> {
  return db.transaction().execute(async (trx): Promise<EnterDiscountResult> => {
    const cart = await findLivingCart(cartId, trx);
    const lines = cart ? await listCartLines(cart.id, fallbackLanguage, trx) : [];
    if (!cart || lines.length === 0) return { kind: "empty-cart" };
    const code = foldCode(typed);
    const found = await discountOf({ discount_code: code }, lines, new Date(), trx);
    if (found?.kind !== "applied") {
      return { kind: "refused", why: found?.why ?? { kind: "invalid" } };
    }
    await setCode(cart.id, code, trx);
    return { kind: "applied" };
  });
}

/** Takes the discount code off a cart. */
export async function removeDiscount(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<void> {
  if (cartId) await setCode(cartId, "", db);
}

async function setCode(cartId: string, discount_code: string, db: Db): Promise<void> {
  await db.updateTable("carts").set({ discount_code }).where("id", "=", cartId).execute();
}
