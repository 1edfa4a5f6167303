import { giveBackSwatches } from "~/shop/swatches/swatch-stock.server";
import type { Db } from "~db/engine";

/**
 * Ready-made pieces and swatches return to stock, less those that a withdrawal has returned already. A piece made
 * to order never took any.
 */
export async function returnStock(orderId: string, trx: Db): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .leftJoin("withdrawal_lines", "withdrawal_lines.order_line_id", "order_lines.id")
    .select((eb) => [
      "product_id",
      "swatch_id",
      "quantity",
      eb.fn.sum<number | null>("returned_quantity").as("returned"),
    ])
    .where("order_id", "=", orderId)
    .where("configuration", "=", "")
    .groupBy("order_lines.id")
    .execute();
  for (const { quantity, returned, ...line } of lines) {
    await returnPieces(line, quantity - (returned ?? 0), trx);
  }
}

/** Puts pieces of a ready-made line back into stock. */
export async function returnPieces(
  { product_id, swatch_id }: { product_id: string | null; swatch_id: string | null },
  quantity: number,
  trx: Db,
): Promise<void> {
  if (quantity <= 0) return;
  if (swatch_id !== null) await giveBackSwatches(swatch_id, quantity, trx);
  if (product_id === null) return;
  await trx
    .updateTable("products")
    .set((eb) => ({ stock_quantity: eb("stock_quantity", "+", quantity) }))
    .where("id", "=", product_id)
    .execute();
}
