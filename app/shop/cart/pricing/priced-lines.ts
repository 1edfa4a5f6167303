import type { PricedCart } from "../cart-line";
import { chargeLine, type PricedLine } from "../totals";
import { isSold } from "./line-price";

/** What a cart's sums follow from: its lines that are sold, less their shares of the discount, and the charges. */
export function pricedLines(cart: PricedCart, chargesBani: readonly number[]): PricedLine[] {
  const shares = cart.discount?.kind === "applied" ? cart.discount.shares : [];
  const pieces = cart.lines.map((line, index) => ({
    unitPriceBani: line.unit_price_bani,
    vatPercent: line.vat_percent ?? null,
    quantity: line.quantity,
    discountBani: shares[index] ?? 0,
    isMadeToOrder: line.isMadeToOrder,
  }));
  const sold = pieces.filter((_, index) => isSold(cart.lines[index]!));
  return [...sold, ...chargesBani.map(chargeLine)];
}
