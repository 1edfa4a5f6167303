/** A rate of VAT in percent, and the first day on which it holds, as `2025-08-01`. */
export interface VatRate {
  first_day: string;
  percent: number;
}

/** The VAT of a day: its rate, and whether the prices shown include it. */
export interface Vat {
  percent: number;
  isIncluded: boolean;
}

/** Romania's standard rate, newest first: Law 141/2025, and Law 227/2015 before it. */
const lawfulRates: VatRate[] = [
  { first_day: "2025-08-01", percent: 21 },
  { first_day: "2017-01-01", percent: 19 },
];

/** The standard rate that the law sets for a day of Bucharest's calendar. */
export function lawfulRateOn(day: string): VatRate {
  return rateOn(lawfulRates, day);
}

/** The rate of a day among rates, newest first. A day before all of them has the oldest. */
export function rateOn(rates: VatRate[], day: string): VatRate {
  const rate = rates.find(({ first_day }) => first_day <= day) ?? rates.at(-1);
  if (!rate) throw new Error("there is no rate of VAT");
  return rate;
}

/**
 * What one piece at a shown price costs with VAT, in bani: the figure for search engines, and the one
 * that is charged. Where VAT is added, it is rounded to the ban for each piece and not for the sum,
 * or many pieces could cost more than their prices with VAT together.
 */
export function priceWithVat(shownBani: number, vat: Vat): number {
  if (vat.isIncluded) return shownBani;
  return Math.round((shownBani * (100 + vat.percent)) / 100);
}

/** A line as it is shown, less its share of a discount; bani, with or without VAT as the shop is set. */
export interface ShownLine {
  unitPriceBani: number;
  quantity: number;
  discountBani?: number;
}

/**
 * What a line comes to with VAT, in bani. Where VAT is added, the discount's own is rounded once, and
 * never takes off more of it than the line has.
 */
export function lineWithVat(line: ShownLine, vat: Vat): number {
  const { unitPriceBani, quantity, discountBani = 0 } = line;
  const whole = priceWithVat(unitPriceBani, vat) * quantity;
  return Math.max(whole - priceWithVat(discountBani, vat), shownTotal(line));
}

/** What a line comes to as it is shown, in bani. */
export function shownTotal({ unitPriceBani, quantity, discountBani = 0 }: ShownLine): number {
  return unitPriceBani * quantity - discountBani;
}

/** The part of an amount with VAT that is left without it, in bani. */
export function withoutVat(bani: number, percent: number): number {
  return Math.round((bani * 100) / (100 + percent));
}
