import { shareOut } from "~/shop/discounts/apply";

import type { DocumentLine } from "../document-content";
import { type Split, sumTaxes } from "./amounts";

/** What amounts come to with VAT at each rate, the highest first; bani. */
export type RateShares = readonly { percent: number; grossBani: number }[];

/** The same of lines. */
export function sharesOf(lines: Pick<DocumentLine, keyof Split | "vatPercent">[]): RateShares {
  return sumTaxes(lines).map(({ percent, netBani, vatBani }) => ({
    percent,
    grossBani: netBani + vatBani,
  }));
}

/**
 * An amount with VAT, shared out over rates by what each comes to, to the ban; all at the first rate where nothing
 * says how. The amount may be below zero. Bani.
 */
export function shareByRate(bani: number, shares: RateShares): RateShares {
  const weights = shares.filter(({ grossBani }) => grossBani > 0);
  if (weights.length < 2) {
    const only = weights[0] ?? shares[0];
    return only ? [{ percent: only.percent, grossBani: bani }] : [];
  }
  const parts = shareBy(
    bani,
    weights.map(({ grossBani }) => grossBani),
  );
  return weights.flatMap(({ percent }, at) => {
    const grossBani = parts[at]!;
    return grossBani === 0 ? [] : [{ percent, grossBani }];
  });
}

/**
 * An amount shared out by weights that are not below zero, to the ban; if all weights are 0, the last part gets
 * all of it. The amount may be below zero and more than the weights. Bani.
 */
export function shareBy(bani: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, at) => (at === weights.length - 1 ? bani : 0));
  // If the amount is more than the sum of the weights, the weights are multiplied until it is not.
  const times = Math.max(1, Math.ceil(Math.abs(bani) / sum));
  const parts = shareOut(
    Math.abs(bani),
    weights.map((weight) => weight * times),
  );
  return parts.map((part) => (part === 0 ? 0 : Math.sign(bani) * part));
}
