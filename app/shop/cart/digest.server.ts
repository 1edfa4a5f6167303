import { sha256 } from "~/platform/format/sha256.server";

import type { PricedCart } from "./cart-line";

/**
 * A digest of what a page shows of a cart: pieces, designs, quantities, prices, VAT, discount; and, to be read, the
 * days of each line's delivery.
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
  const shown = JSON.stringify([pieces, vat.percent, vat.isIncluded, taken]);
  const days = lines.map(({ term }) => `${term.from}-${term.to}`);
  return [sha256(shown).slice(0, DIGEST_OF_PIECES), ...days].join(",");
}

const DIGEST_OF_PIECES = 22;

/**
 * How a cart differs from what its form showed. Other days count as a difference only if a line comes later, at
 * either end: a promise of so many days is also kept by fewer.
 */
export function differenceOf(shown: string, now: string): "none" | "later" | "other" {
  const [shownPieces, ...shownDays] = shown.split(",");
  const [pieces, ...days] = now.split(",");
  if (shownPieces !== pieces || shownDays.length !== days.length) return "other";
  const isKept = days.every((line, at) => {
    const [from, to] = endsOf(line);
    const [shownFrom, shownTo] = endsOf(shownDays[at]!);
    return from <= shownFrom && to <= shownTo;
  });
  return isKept ? "none" : "later";
}

/** The two ends of a line's days; a text that is none keeps no promise. */
function endsOf(days: string): [from: number, to: number] {
  const [from, to] = days.split("-").map(Number);
  return [from ?? NaN, to ?? NaN];
}
