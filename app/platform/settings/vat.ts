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

/** Romania's rates, newest first: Law 141/2025, and Law 227/2015 before it. The standard rate stands before reduced ones. */
const lawfulRates: { first_day: string; percents: readonly [number, ...number[]] }[] = [
  { first_day: "2025-08-01", percents: [21, 11] },
  { first_day: "2017-01-01", percents: [19, 9, 5] },
];

/** The standard rate that the law sets for a day of Bucharest's calendar. */
export function lawfulRateOn(day: string): VatRate {
  const { first_day, percents } = rateOn(lawfulRates, day);
  return { first_day, percent: percents[0] };
}

/**
 * The rates of a day that a piece may have in place of the shop's own, in percent. None if the shop reckons
 * without VAT, because then none of its pieces has any.
 */
export function ownRatesOn(day: string, shopPercent: number): number[] {
  if (shopPercent === 0) return [];
  return rateOn(lawfulRates, day).percents.filter((percent) => percent !== shopPercent);
}

/**
 * The rate on a day of a piece that has another rate than the shop's, in percent. The rate agreed `from` a day
 * counts, unless the law has changed it since (Fiscal Code, art. 291 par. 6), or had changed it before, as in a
 * copy of an older order.
 */
export function ownRateOn(percent: number, { from, day }: { from: string; day: string }): number {
  const known = lawfulRates.find(
    ({ first_day, percents }) => first_day <= from && percents.includes(percent),
  );
  const now = rateOn(lawfulRates, day).percents;
  return known ? (now[known.percents.indexOf(percent)] ?? now.at(-1)!) : percent;
}

/** The rate of a day among rates, newest first. A day before all of them has the oldest. */
export function rateOn<Rate extends { first_day: string }>(rates: Rate[], day: string): Rate {
  const rate = rates.find(({ first_day }) => first_day <= day) ?? rates.at(-1);
  if (!rate) throw new Error("there is no rate of VAT");
  return rate;
}

/**
 * What one piece at a shown price costs with VAT, in bani: the figure for search engines, and the one
 * that is charged. Where VAT is added, it is rounded to the ban for each piece, not for the sum; else
 * many pieces together could cost more than their single prices with VAT.
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
  /** Its own rate in percent; the shop's where it has none. */
  vatPercent?: number | null;
}

/**
 * What a line comes to with VAT, in bani. Where VAT is added, the discount's VAT is rounded once, and
 * is never more than the VAT of the line.
 */
export function lineWithVat(line: ShownLine, shopVat: Vat): number {
  const { unitPriceBani, quantity, discountBani = 0 } = line;
  const vat = vatOfLine(line, shopVat);
  const whole = priceWithVat(unitPriceBani, vat) * quantity;
  return Math.max(whole - priceWithVat(discountBani, vat), shownTotal(line));
}

/** The VAT of a line: its own rate, else the shop's. */
export function vatOfLine({ vatPercent }: Pick<ShownLine, "vatPercent">, vat: Vat): Vat {
  return { percent: vatPercent ?? vat.percent, isIncluded: vat.isIncluded };
}

/** What a line comes to as it is shown, in bani. */
export function shownTotal({ unitPriceBani, quantity, discountBani = 0 }: ShownLine): number {
  return unitPriceBani * quantity - discountBani;
}

/** The part of an amount with VAT that is left without it, in bani. */
export function withoutVat(bani: number, percent: number): number {
  return Math.round((bani * 100) / (100 + percent));
}
