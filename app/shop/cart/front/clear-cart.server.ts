import { MOST_SWATCHES } from "~/shop/swatches/swatch";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { MOST_LINES } from "../cart-lines.server";
import { countLines } from "../lines/lines-in-cart.server";
import { listSwatchesIn } from "../lines/swatches-in-cart.server";

/** Removes every line from the cart. Returns the instant by which `restoreToCart` brings them back. */
export async function clearCart(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<string> {
  const removedAt = new Date().toISOString();
  if (cartId) {
    await db
      .updateTable("cart_lines")
      .set({ removed_at: removedAt })
      .where("cart_id", "=", cartId)
      .where("removed_at", "is", null)
      .execute();
  }
  return removedAt;
}

/**
 * Restores the lines that were removed from the cart at that instant, oldest first, as far as the
 * cart has room. Returns how many lines came back and how many did not fit.
 */
export async function restoreToCart(
  cartId: string | undefined,
  removedAt: string,
  db: Db = shopDatabase(),
): Promise<{ restored: number; leftOut: number }> {
  if (!cartId) return { restored: 0, leftOut: 0 };
  return db.transaction().execute(async (trx) => {
    const lines = await trx
      .selectFrom("cart_lines")
      .select(["id", "swatch_id"])
      .where("cart_id", "=", cartId)
      .where("removed_at", "=", removedAt)
      .orderBy("added_at")
      .orderBy("id")
      .execute();
    let swatchesLeft = MOST_SWATCHES - (await listSwatchesIn(cartId, trx)).length;
    const fitting = lines.filter(({ swatch_id }) => swatch_id === null || swatchesLeft-- > 0);
    const restored = fitting.slice(0, MOST_LINES - (await countLines(cartId, trx)));
    for (const { id } of restored) {
      await trx.updateTable("cart_lines").set({ removed_at: null }).where("id", "=", id).execute();
    }
    return { restored: restored.length, leftOut: lines.length - restored.length };
  });
}
