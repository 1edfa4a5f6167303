import { withoutVat } from "~/platform/settings/vat";

import type { DocumentLine, TaxSum } from "../document-content";

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
