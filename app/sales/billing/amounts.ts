import { withoutVat } from "~/platform/settings/vat";
import { shareOut } from "~/shop/discounts/apply";

import type { DocumentLine, TaxSum } from "./document-content";

/** An amount in its two parts, in bani. */
export interface Split {
  netBani: number;
  vatBani: number;
}

/** An amount with VAT at a rate in percent, in its two parts: the net is rounded, VAT is the rest. */
export function splitWithVat(grossBani: number, percent: number): Split {
  const netBani = Math.sign(grossBani) * withoutVat(Math.abs(grossBani), percent);
  return { netBani, vatBani: grossBani - netBani };
}

/**
 * Amounts with VAT in their parts, so that the parts add up to those of the sum: each is rounded
 * together with all before it, and none is off by more than a ban.
 */
export function splitTogether(grossBani: number[], percent: number): Split[] {
  let before = splitWithVat(0, percent);
  let grossSum = 0;
  return grossBani.map((gross) => {
    grossSum += gross;
    const until = splitWithVat(grossSum, percent);
    const netBani = until.netBani - before.netBani;
    before = until;
    return { netBani, vatBani: gross - netBani };
  });
}

/** Amounts with VAT, each at a rate of its own, in their parts as `splitTogether` splits those of one rate. */
export function splitByRate(amounts: readonly { grossBani: number; percent: number }[]): Split[] {
  const splits: Split[] = [];
  for (const rate of new Set(amounts.map(({ percent }) => percent))) {
    const at = [...amounts.keys()].filter((index) => amounts[index]!.percent === rate);
    const split = splitTogether(
      at.map((index) => amounts[index]!.grossBani),
      rate,
    );
    for (const [place, index] of at.entries()) splits[index] = split[place]!;
  }
  return splits;
}

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

/** Some pieces of a line, after `before` of all were taken already. */
export interface Taken {
  all: number;
  before: number;
  taken: number;
}

/**
 * What `taken` of `all` pieces come to after `before` of them were taken already: the parts of all
 * pieces, taken one after the other, add up to the whole. Bani.
 */
export function partOf(wholeBani: number, { all, before, taken }: Taken): number {
  const until = (pieces: number) => Math.round((wholeBani * pieces) / all);
  return until(before + taken) - until(before);
}

/** The lines summed for each rate, the highest first; bani. */
export function sumTaxes(lines: Pick<DocumentLine, keyof Split | "vatPercent">[]): TaxSum[] {
  const sums = new Map<number, TaxSum>();
  for (const { vatPercent: percent, netBani, vatBani } of lines) {
    const sum = sums.get(percent) ?? { percent, netBani: 0, vatBani: 0 };
    sum.netBani += netBani;
    sum.vatBani += vatBani;
    sums.set(percent, sum);
  }
  return [...sums.values()].sort((one, other) => other.percent - one.percent);
}

/** Net, VAT and both together of lines or sums; bani. */
export function totalOf(parts: Split[]): Split & { totalBani: number } {
  const netBani = parts.reduce((sum, part) => sum + part.netBani, 0);
  const vatBani = parts.reduce((sum, part) => sum + part.vatBani, 0);
  return { netBani, vatBani, totalBani: netBani + vatBani };
}

/** The same lines taken back. */
export function reversed(lines: DocumentLine[]): DocumentLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: -line.quantity,
    netBani: -line.netBani,
    vatBani: -line.vatBani,
  }));
}
