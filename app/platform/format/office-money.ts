import { writeLei } from "./money";
import { readLei } from "./read-number";

/** Whose way of writing numbers the office keeps to, whatever language its pages are read in. */
export const OFFICE = "ro";

/** An amount in the back office (spec §2), with two decimals: `1.299,50 RON`. */
export function formatRon(bani: number): string {
  return `${writeLei(bani, "ro", 2)} RON`;
}

/** An amount in a form or a file, without currency and thousands separators: `1299,50`. */
export function leiText(bani: number): string {
  return `${Math.trunc(bani / 100)},${String(Math.abs(bani % 100)).padStart(2, "0")}`;
}

/**
 * Reads a typed amount in lei as the office writes it, in bani. Undefined for whatever `readLei` does not
 * read as one amount; its form says why (`~/forms/number-field`).
 */
export function parseLei(text: string): number | undefined {
  const read = readLei(text, OFFICE);
  return read.kind === "number" ? read.units : undefined;
}
