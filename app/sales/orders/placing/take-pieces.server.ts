import type { CartLine } from "~/shop/cart/cart-line";
import { LOW_STOCK } from "~/shop/catalogue/stock";
import { takeSwatch } from "~/shop/swatches/swatch-stock.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import type { LowStock } from "../mails/order-mail.server";

/**
 * Takes what is ready-made, and swatches, out of stock; returns the products of which few are left. Throws
 * `StockTakenError` where they were sold after the lines were read.
 */
export async function takePieces(lines: CartLine[], trx: Db): Promise<LowStock[]> {
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

  constructor(line: CartLine) {
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
