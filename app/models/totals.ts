/** The VAT a sum is computed with. */
export interface Vat {
  percent: number;
  /** Whether the prices already hold it. */
  isIncluded: boolean;
}

/** All in bani. `totalBani` is what is paid; `vatBani` is the VAT in it. */
export interface Totals {
  subtotalBani: number;
  vatBani: number;
  totalBani: number;
}

/**
 * The one sum that cart, checkout, order page and e-mails show (spec §9). With VAT added, total =
 * subtotal + VAT of the subtotal; with VAT included, total = subtotal and the VAT is the part
 * within. Prices in bani, each line exact, VAT rounded once.
 */
export function computeTotals(
  lines: { unitPriceBani: number; quantity: number }[],
  vat: Vat,
): Totals {
  const subtotalBani = lines.reduce((sum, line) => sum + line.unitPriceBani * line.quantity, 0);
  if (vat.isIncluded) {
    const withoutVat = Math.round((subtotalBani * 100) / (100 + vat.percent));
    return { subtotalBani, vatBani: subtotalBani - withoutVat, totalBani: subtotalBani };
  }
  const vatBani = Math.round((subtotalBani * vat.percent) / 100);
  return { subtotalBani, vatBani, totalBani: subtotalBani + vatBani };
}
