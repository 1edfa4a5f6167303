import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";

import { ofSamePiece } from "./lines-in-cart.server";

/** The same of a cart by its id. */
export async function listSwatchesIn(cartId: string | undefined, db: Db): Promise<string[]> {
  if (!cartId) return [];
  const rows = await db
    .selectFrom("cart_lines")
    .select("swatch_id")
    .where("cart_id", "=", cartId)
    .where("swatch_id", "is not", null)
    .where("removed_at", "is", null)
    .execute();
  return rows.flatMap(({ swatch_id }) => swatch_id ?? []);
}

/** Puts one swatch into a cart, or back where it was removed. */
export async function writeSwatch(
  cart_id: string,
  { id: swatch_id, priceBani, at: added_at }: { id: string; priceBani: number; at: string },
  trx: Db,
): Promise<void> {
  const added = { seen_price_bani: priceBani, added_at };
  await trx
    .insertInto("cart_lines")
    .values({
      id: randomUUID(),
      cart_id,
      swatch_id,
      product_id: null,
      configuration: "",
      quantity: 1,
      ...added,
      removed_at: null,
    })
    .onConflict((conflict) =>
      ofSamePiece(conflict, null, swatch_id).doUpdateSet({ ...added, removed_at: null }),
    )
    .execute();
}
