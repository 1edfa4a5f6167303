import { returnPieces, StockTakenError, takePieces } from "~/sales/orders/stock.server";
import type { Db } from "~db/engine";

import type { OrderVersion, VersionLine } from "../versions/version";

/**
 * Takes out of stock what a version has more of ready-made pieces, and puts back what it has less. Throws
 * `StockTakenError` where there are too few.
 */
export async function moveStock(before: OrderVersion, after: OrderVersion, trx: Db): Promise<void> {
  const [was, is] = [countReady(before.lines), countReady(after.lines)];
  for (const productId of new Set([...was.keys(), ...is.keys()])) {
    const more = (is.get(productId) ?? 0) - (was.get(productId) ?? 0);
    if (more < 0) await returnPieces({ product_id: productId, swatch_id: null }, -more, trx);
    if (more > 0) await take(productId, more, nameOf(productId, after), trx);
  }
}

/** How many pieces come out of each product's stock. A piece of a design never took any, nor does one in words. */
function countReady(lines: readonly VersionLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { product_id, configuration, quantity, is_swatch } of lines) {
    if (product_id === null || configuration !== "" || is_swatch) continue;
    counts.set(product_id, (counts.get(product_id) ?? 0) + quantity);
  }
  return counts;
}

function nameOf(productId: string, { lines }: OrderVersion): string {
  return lines.find(({ product_id }) => product_id === productId)?.name ?? "";
}

async function take(productId: string, quantity: number, name: string, trx: Db): Promise<void> {
  const product = await trx
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", productId)
    .executeTakeFirst();
  const left = product?.stock_quantity ?? 0;
  const piece = { product_id: productId, name, swatch: null, configuration: "" };
  const line = { ...piece, quantity, stock_quantity: left };
  if (left < quantity) throw new StockTakenError(line);
  await takePieces([line], trx);
}
