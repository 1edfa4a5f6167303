import { sha256 } from "~/platform/format/sha256.server";

import type { PricedCart } from "./cart-line";

/**
 * A digest of what a page shows of a cart: pieces, designs, quantities, prices, delivery terms, VAT,
 * discount.
 * The checkout form carries it, because a price or the rate may change, or another tab may change the
 * cart, before the form comes back. Without it the order would be placed at a total that its buyer
 * has never seen.
 */
export function digestCart({ lines, vat, discount }: Omit<PricedCart, "advancePercent">): string {
  const pieces = lines.map(({ product_id, swatch, configuration, unit_price_bani, quantity }) => [
    product_id ?? swatch?.id ?? null,
    configuration,
    quantity,
    unit_price_bani,
  ]);
  const taken = discount?.kind === "applied" ? [discount.code, ...discount.shares] : [];
  const days = lines.map(({ term }) => [term.from, term.to]);
  const digest = (shown: unknown, length: number) => sha256(JSON.stringify(shown)).slice(0, length);
  const whole = digest([pieces, vat.percent, vat.isIncluded, taken], DIGEST_OF_PIECES);
  return whole + digest(days, DIGEST_OF_DAYS);
}

const DIGEST_OF_PIECES = 14;
const DIGEST_OF_DAYS = 8;

/** Whether two digests are of carts that differ in nothing but the days of their delivery. */
export function areDaysOther(shown: string, now: string): boolean {
  const piecesOf = (digest: string) => digest.slice(0, DIGEST_OF_PIECES);
  return shown !== now && piecesOf(shown) === piecesOf(now);
}
