import {
  lineWithVat,
  shownTotal,
  vatOfLine,
  withoutVat,
  type ShownLine,
  type Vat,
} from "~/platform/settings/vat";

/** All in bani. `totalBani` is the sum to pay, VAT included; the others are parts of it. */
export interface Sums {
  /** Without VAT. With `vatBani` it makes the total. */
  subtotalBani: number;
  vatBani: number;
  totalBani: number;
}

/** What is taxed at one rate. */
export interface RateSums extends Sums {
  percent: number;
}

export interface Totals extends Sums {
  /**
   * What is paid first where something is made to order, once the order is confirmed: a share of those pieces
   * and all ready-made ones beside them, without transport; else 0. VAT included.
   */
  advanceBani: number;
  /** That share, in percent: as the shop is set, or as the order was placed. */
  advancePercent: number;
}

/** A line with its share of a discount, at the price that is shown. */
export interface PricedLine extends ShownLine {
  isMadeToOrder: boolean;
  /** Something done, such as transport, which is paid last. */
  isCharge?: boolean;
}

/** A price for something done, such as transport: it is paid last. Bani, as shown. */
export function chargeLine(unitPriceBani: number): PricedLine {
  return { unitPriceBani, quantity: 1, isMadeToOrder: false, isCharge: true };
}

/**
 * The totals that cart, checkout, order page and mails all show (spec §9): total = subtotal + VAT =
 * subtotal × 1.19. Where prices include VAT, the total is the sum of the prices shown, and the
 * subtotal is that sum without VAT, rounded once for each rate. Where VAT is added, the subtotal is the sum of the
 * prices shown, and the total that of the same prices with VAT. A discount is taken off each line
 * before anything else, so that advance and VAT are those of what is paid. Prices in bani.
 */
export function computeTotals(lines: PricedLine[], vat: Vat, advancePercent: number): Totals {
  const advanceBani = firstPayment(lines, vat, advancePercent);
  return { ...sumUp(lines, vat), advanceBani, advancePercent };
}

/** The same without what is paid first. */
export function sumUp(lines: PricedLine[], vat: Vat): Sums {
  const rates = sumRates(lines, vat);
  const sumOf = (part: keyof Sums) => rates.reduce((sum, rate) => sum + rate[part], 0);
  return {
    subtotalBani: sumOf("subtotalBani"),
    vatBani: sumOf("vatBani"),
    totalBani: sumOf("totalBani"),
  };
}

/** The same for each rate that a line has, the highest first. */
export function sumRates(lines: PricedLine[], vat: Vat): RateSums[] {
  const percents = new Set(lines.map((line) => vatOfLine(line, vat).percent));
  return [...percents]
    .sort((one, other) => other - one)
    .map((percent) => {
      const taxed = lines.filter((line) => vatOfLine(line, vat).percent === percent);
      const totalBani = sumWithVat(taxed, vat);
      const subtotalBani = vat.isIncluded
        ? withoutVat(totalBani, percent)
        : taxed.reduce((sum, line) => sum + shownTotal(line), 0);
      return { percent, subtotalBani, vatBani: totalBani - subtotalBani, totalBani };
    });
}

/**
 * At least one ban of anything made to order is paid first, because a first payment of 0 marks an order
 * without such pieces.
 */
function firstPayment(lines: PricedLine[], vat: Vat, percent: number): number {
  const madeToOrder = lines.filter((line) => line.isMadeToOrder);
  if (madeToOrder.length === 0) return 0;
  const readyMade = lines.filter((line) => !line.isMadeToOrder && !line.isCharge);
  const madeBani = sumWithVat(madeToOrder, vat);
  const shareBani = Math.max(Math.round((madeBani * percent) / 100), Math.min(madeBani, 1));
  return shareBani + sumWithVat(readyMade, vat);
}

function sumWithVat(lines: PricedLine[], vat: Vat): number {
  return lines.reduce((sum, line) => sum + lineWithVat(line, vat), 0);
}
