import type { Db } from "~db/sqlite/engine";

/**
 * Ready-made pieces return to stock, less those that a withdrawal has returned already. A piece made
 * to order never took any.
 */
export async function returnStock(orderId: string, trx: Db): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .leftJoin("withdrawal_lines", "withdrawal_lines.order_line_id", "order_lines.id")
    .select((eb) => [
      "product_id",
      "quantity",
      eb.fn.sum<number | null>("returned_quantity").as("returned"),
    ])
    .where("order_id", "=", orderId)
    .where("configuration", "=", "")
    .groupBy("order_lines.id")
    .execute();
  for (const { product_id, quantity: ordered, returned } of lines) {
    const quantity = ordered - (returned ?? 0);
    if (product_id === null || quantity <= 0) continue;
    await trx
      .updateTable("products")
      .set((eb) => ({ stock_quantity: eb("stock_quantity", "+", quantity) }))
      .where("id", "=", product_id)
      .execute();
  }
}
