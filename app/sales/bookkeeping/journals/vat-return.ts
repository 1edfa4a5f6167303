import type { FiscalDocument } from "./fiscal-document.server";

/**
 * A line of the list for the VAT return (D300): what falls due in a period at one rate, in one country, of
 * documents or of the stornos that the return lists as adjustments; bani, the sums of stornos below zero.
 */
export interface VatLine {
  country: string;
  percent: number;
  isStorno: boolean;
  documents: number;
  netBani: number;
  vatBani: number;
}

/** The lines of a period's documents: the home country first, the highest rate first, stornos last. */
export function sumVat(documents: readonly FiscalDocument[], home = "RO"): VatLine[] {
  const lines = new Map<string, VatLine>();
  for (const { country, kind, taxes } of documents) {
    for (const { percent, netBani, vatBani } of taxes) {
      const isStorno = kind === "storno";
      const key = JSON.stringify([country, percent, isStorno]);
      const line = lines.get(key) ?? {
        country,
        percent,
        isStorno,
        documents: 0,
        netBani: 0,
        vatBani: 0,
      };
      line.documents += 1;
      line.netBani += netBani;
      line.vatBani += vatBani;
      lines.set(key, line);
    }
  }
  return [...lines.values()].sort(
    (one, other) =>
      Number(other.country === home) - Number(one.country === home) ||
      one.country.localeCompare(other.country) ||
      other.percent - one.percent ||
      Number(one.isStorno) - Number(other.isStorno),
  );
}
