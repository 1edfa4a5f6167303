import { formatLei } from "~/platform/format/money";

import type { Zone } from "../zone";

/**
 * The goods' sum in bani from which transport costs nothing wherever the shop delivers: the highest of
 * its zones. Undefined without zones, and where one of them has no such sum, so that no text promises
 * more than the cart keeps.
 */
export function freeEverywhereFrom(
  zones: readonly Pick<Zone, "priceBani" | "freeFromBani">[],
): number | undefined {
  const sums = zones.map(({ priceBani, freeFromBani }) => (priceBani === 0 ? 0 : freeFromBani));
  if (sums.length === 0 || sums.includes(null)) return undefined;
  return Math.max(...sums.map(Number));
}

/** The sum as texts name it: in Romanian four figures stand together, as the spec writes "2000 Lei". */
export function freeFromText(bani: number, language: string): string {
  const text = formatLei(bani, language);
  return language === "ro" ? text.replace(/^(\d)\.(\d{3} )/, "$1$2") : text;
}
