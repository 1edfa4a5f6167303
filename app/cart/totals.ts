import { ADVANCE_PERCENT } from "~/shop/advance";
import { lineWithVat, shownTotal, withoutVat, type ShownLine, type Vat } from "~/shop/vat";

/** All in bani. `totalBani` is the sum to pay, VAT included; the others are parts of it. */
export interface Totals {
  /** Without VAT. With `vatBani` it makes the total. */
  subtotalBani: number;
  vatBani: number;
  totalBani: number;
  /** Due when the order is confirmed: half of the pieces made to order, VAT included. */
  advanceBani: number;
}

/** A line with its share of a discount, at the price that is shown. */
export interface PricedLine extends ShownLine {
  isMadeToOrder: boolean;
}

/** A price for something done, such as transport: no advance is taken for it. Bani, as shown. */
export function chargeLine(unitPriceBani: number): PricedLine {
  return { unitPriceBani, quantity: 1, isMadeToOrder: false };
}

/**
 * The totals that cart, checkout, order page and mails all show (spec §9): total = subtotal + VAT =
 * subtotal × 1.19. Where prices include VAT, the total is the sum of the prices shown, and the
 * subtotal is that sum without VAT, rounded once. Where VAT is added, the subtotal is the sum of the
 * prices shown, and the total that of the same prices with VAT. A discount is taken off each line
 * before anything else, so that advance and VAT are those of what is paid. Prices in bani.
 */
export function computeTotals(lines: PricedLine[], vat: Vat): Totals {
  const totalBani = sumWithVat(lines, vat);
  const subtotalBani = vat.isIncluded
    ? withoutVat(totalBani, vat.percent)
    : lines.reduce((sum, line) => sum + shownTotal(line), 0);
  const madeToOrder = lines.filter((line) => line.isMadeToOrder);
  const advanceBani = Math.round((sumWithVat(madeToOrder, vat) * ADVANCE_PERCENT) / 100);
  return { subtotalBani, vatBani: totalBani - subtotalBani, totalBani, advanceBani };
}

function sumWithVat(lines: PricedLine[], vat: Vat): number {
  return lines.reduce((sum, line) => sum + lineWithVat(line, vat), 0);
}
