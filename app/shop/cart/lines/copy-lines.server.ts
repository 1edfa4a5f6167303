import { randomUUID } from "node:crypto";

import { MOST_SWATCHES } from "~/shop/swatches/swatch";
import type { Db } from "~db/engine";

import { MOST_LINES } from "../cart-lines.server";
import { countLines, ofSamePiece, presentQuantity } from "./lines-in-cart.server";
import { listSwatchesIn } from "./swatches-in-cart.server";

/** Copies the lines that fit from one cart into another, and counts those that do not. */
export async function copyLines(fromId: string, toId: string, trx: Db): Promise<number> {
  const lines = await trx
    .selectFrom("cart_lines")
    .select(["product_id", "swatch_id", "configuration", "quantity", "seen_price_bani"])
    .select("added_at")
    .where("cart_id", "=", fromId)
    .where("removed_at", "is", null)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  let count = await countLines(toId, trx);
  let swatches = (await listSwatchesIn(toId, trx)).length;
  let leftOut = 0;
  for (const line of lines) {
    const { product_id: productId, swatch_id: swatchId, configuration } = line;
    const present = await presentQuantity(toId, { productId, swatchId, configuration }, trx);
    const isFull = swatchId !== null && swatches === MOST_SWATCHES;
    if (present === 0 && (isFull || count === MOST_LINES)) {
      leftOut += 1;
      continue;
    }
    if (present === 0) count += 1;
    if (present === 0 && swatchId !== null) swatches += 1;
    const quantity = Math.max(present, line.quantity);
    await trx
      .insertInto("cart_lines")
      .values({ id: randomUUID(), cart_id: toId, ...line, quantity, removed_at: null })
      .onConflict((conflict) =>
        ofSamePiece(conflict, productId, swatchId).doUpdateSet({ quantity, removed_at: null }),
      )
      .execute();
  }
  return leftOut;
}
