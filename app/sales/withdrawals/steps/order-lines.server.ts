import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** An order's lines with their ids, and whether they may be returned. */
export async function listOrderLines(orderId: string, db: Db = shopDatabase()) {
  const lines = await db
    .selectFrom("order_lines")
    .select([
      "id",
      "product_id",
      "swatch_id",
      "name",
      "quantity",
      "unit_price_bani",
      "discount_bani",
      "vat_percent",
      "is_withdrawal_exempt",
    ])
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  return lines.map(({ is_withdrawal_exempt, ...line }) => ({
    ...line,
    isExempt: is_withdrawal_exempt === 1,
  }));
}
