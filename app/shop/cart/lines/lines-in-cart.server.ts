import type { OnConflictBuilder } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import type { Sold } from "./sold-piece.server";

/** The line of the same piece, which a cart has once. */
export function ofSamePiece(
  conflict: OnConflictBuilder<Database, "cart_lines">,
  productId: string | null,
  swatchId: string | null = null,
) {
  if (swatchId !== null) {
    return conflict.columns(["cart_id", "swatch_id"]).where("swatch_id", "is not", null);
  }
  return productId === null
    ? conflict
        .columns(["cart_id", "configuration"])
        .where("product_id", "is", null)
        .where("swatch_id", "is", null)
    : conflict.columns(["cart_id", "product_id", "configuration"]);
}

/**
 * How many pieces of a product and design, or swatches of a decor, the cart holds, apart from a line
 * about to be replaced; 0 when the line was removed.
 */
export async function presentQuantity(
  cartId: string | undefined,
  {
    productId,
    swatchId = null,
    configuration,
  }: Pick<Sold, "productId" | "configuration"> & { swatchId?: string | null },
  trx: Db,
  besides = "",
): Promise<number> {
  if (!cartId) return 0;
  const line = await trx
    .selectFrom("cart_lines")
    .select("quantity")
    .where("cart_id", "=", cartId)
    .where("product_id", productId === null ? "is" : "=", productId)
    .where("configuration", "=", configuration)
    .where("swatch_id", swatchId === null ? "is" : "=", swatchId)
    .where("removed_at", "is", null)
    .where("id", "!=", besides)
    .executeTakeFirst();
  return line?.quantity ?? 0;
}

/** How many lines the cart has, apart from removed ones and one about to be replaced. */
export async function countLines(
  cartId: string | undefined,
  trx: Db,
  besides = "",
): Promise<number> {
  if (!cartId) return 0;
  const { count } = await trx
    .selectFrom("cart_lines")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("cart_id", "=", cartId)
    .where("removed_at", "is", null)
    .where("id", "!=", besides)
    .executeTakeFirstOrThrow();
  return count;
}
