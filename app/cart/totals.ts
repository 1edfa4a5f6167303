/** The VAT a sum is computed with. */
export interface Vat {
  percent: number;
  /** Whether the prices already hold it. */
  isIncluded: boolean;
}

/** All in bani. `totalBani` is what is paid; `vatBani` and `advanceBani` are parts of it. */
export interface Totals {
  subtotalBani: number;
  vatBani: number;
  totalBani: number;
  /** Due when the order is confirmed: half of what is made to order, VAT within. */
  advanceBani: number;
}

export interface PricedLine {
  unitPriceBani: number;
  quantity: number;
  isMadeToOrder: boolean;
}

const ADVANCE_PERCENT = 50;

/**
 * The one sum that cart, checkout, order page and e-mails show (spec §9). With VAT added, total =
 * subtotal + VAT of the subtotal; with VAT included, total = subtotal and the VAT is the part
 * within. Prices in bani, each line exact, VAT and advance
 * rounded once.
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
