import type { CartLine } from "~/shop/cart/cart-line";
import { LOW_STOCK } from "~/shop/catalogue/stock";
import { giveBackSwatches, takeSwatch } from "~/shop/swatches/swatch-stock.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

/** What of a line says what comes out of stock for it. */
type TakenLine = Pick<
  CartLine,
  "product_id" | "name" | "swatch" | "quantity" | "configuration" | "stock_quantity"
>;

/** A product with few pieces left after an order. */
export interface LowStock {
  productId: string;
  name: string;
  left: number;
}

/**
 * Takes what is ready-made, and swatches, out of stock; returns the products of which few are left. Throws
 * `StockTakenError` where they were sold after the lines were read.
 */
export async function takePieces(lines: readonly TakenLine[], trx: Db): Promise<LowStock[]> {
  const low: LowStock[] = [];
  for (const line of lines) {
    const { product_id: productId, name, swatch, quantity } = line;
    if (swatch && !(await takeSwatch(swatch.id, trx))) throw new StockTakenError(line);
    if (productId === null || line.configuration !== "") continue;
    const [taken] = await takeFrom({ productId, quantity }, trx);
    if (!taken) throw new StockTakenError(line);
    const left = taken.stock_quantity;
    if (left <= LOW_STOCK) low.push({ productId, name, left });
  }
  return low;
}

/** Thrown to roll the transaction back when a line's stock was sold after it was read. */
export class StockTakenError extends Error {
  readonly result: { kind: "out-of-stock"; name: string; left: number };

  constructor(line: TakenLine) {
    super("stock taken");
    this.result = { kind: "out-of-stock", name: line.name, left: line.stock_quantity };
  }
}

const takeFrom = compiledQuery((db, of: { productId: string; quantity: number }) =>
  db
    .updateTable("products")
    .set((eb) => ({ stock_quantity: eb("stock_quantity", "-", of.quantity) }))
    .where("id", "=", of.productId)
    .where("stock_quantity", ">=", of.quantity)
    .returning("stock_quantity"),
);

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
