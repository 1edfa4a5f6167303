import { fallbackLanguage } from "~/platform/i18n/languages";
import { addSwatchesWithin } from "~/shop/cart/add-swatches.server";
import { writeWorded } from "~/shop/cart/cart-lines.server";
import type { Db } from "~db/engine";

import { type Reordered, type Line, type Into, putPiece } from "./put-piece.server";

/** Puts lines of an order into a cart, as far as they are sold, in stock and fit into it. */
export async function putAgain(
  lines: Line[],
  { cartId, userId, isAtDesk = false }: Into,
  trx: Db,
): Promise<Reordered> {
  const again: Reordered = { cartId, added: 0, missing: [] };
  for (const line of lines.filter(({ swatch_id }) => swatch_id !== null)) {
    const cart = { cartId: again.cartId, userId };
    const added = await addSwatchesWithin(cart, [line.swatch_id!], fallbackLanguage, trx);
    if (added.kind === "added") {
      again.cartId = added.cartId;
      again.added += added.count;
    } else {
      const reasons = { unknown: "gone", "out-of-stock": "stock" } as const;
      const { kind } = added;
      const why = kind === "unknown" || kind === "out-of-stock" ? reasons[kind] : "room";
      again.missing.push({ name: line.name, why });
    }
  }
  for (const line of lines.filter(({ swatch_id }) => swatch_id === null)) {
    if (isAtDesk && cartId !== undefined && isMadeByWords(line)) {
      const full = await writeWorded(cartId, wordsOf(line), trx);
      if (full) again.missing.push({ name: line.name, why: "room" });
      else again.added += line.quantity;
      continue;
    }
    await putPiece(line, again, { userId, isAtDesk }, trx);
  }
  return again;
}

/**
 * Whether a line was a piece in words: it has no product and no design, and is made to order or has its own rate of
 * VAT. A deleted ready-made product has neither.
 */
function isMadeByWords(line: Line): boolean {
  const { product_id, configuration, is_withdrawal_exempt, vat_percent } = line;
  const isWorded = is_withdrawal_exempt === 1 || vat_percent !== null;
  return product_id === null && configuration === "" && isWorded;
}

/** The same in words at the price that was agreed, without the way to where it went. */
function wordsOf(line: Line) {
  const from = Math.max(0, (line.delivery_from_days ?? 0) - (line.transport_from_days ?? 0));
  const to = Math.max(from, (line.delivery_to_days ?? 0) - (line.transport_to_days ?? 0));
  const { name: title, quantity, unit_price_bani: priceBani } = line;
  const { vat_percent: vatPercent, is_withdrawal_exempt } = line;
  const isMadeToOrder = is_withdrawal_exempt === 1;
  return { title, quantity, priceBani, days: { from, to }, isMadeToOrder, vatPercent };
}
