/** The VAT rate, and whether prices include it. */
export interface Vat {
  percent: number;
  /** Whether the prices include it. */
  isIncluded: boolean;
}

/** All in bani. `totalBani` is the sum to pay; `vatBani` and `advanceBani` are parts of it. */
export interface Totals {
  subtotalBani: number;
  vatBani: number;
  totalBani: number;
  /** Due when the order is confirmed: half of the pieces made to order, VAT included. */
  advanceBani: number;
}

export interface PricedLine {
  unitPriceBani: number;
  quantity: number;
  isMadeToOrder: boolean;
}

const ADVANCE_PERCENT = 50;

/**
 * The totals that cart, checkout, order page and mails all show (spec §9). If VAT is added, total =
 * subtotal + VAT of the subtotal; if it is included, total = subtotal and the VAT is the part
 * within. Prices in bani; each line is exact, VAT and advance are rounded once.
 */
export function computeTotals(lines: PricedLine[], vat: Vat): Totals {
  const whole = withVat(sumOf(lines), vat);
  const madeToOrder = withVat(sumOf(lines.filter((line) => line.isMadeToOrder)), vat);
  const advanceBani = Math.round((madeToOrder.totalBani * ADVANCE_PERCENT) / 100);
  return { ...whole, advanceBani };
}

function sumOf(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitPriceBani * line.quantity, 0);
}

function withVat(subtotalBani: number, vat: Vat): Omit<Totals, "advanceBani"> {
  if (vat.isIncluded) {
    const withoutVat = Math.round((subtotalBani * 100) / (100 + vat.percent));
    return { subtotalBani, vatBani: subtotalBani - withoutVat, totalBani: subtotalBani };
  }
  const vatBani = Math.round((subtotalBani * vat.percent) / 100);
  return { subtotalBani, vatBani, totalBani: subtotalBani + vatBani };
}
