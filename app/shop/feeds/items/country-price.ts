import { counties } from "~/platform/settings/places";
import { transportPrice } from "~/shop/delivery/offer";
import type { Zone } from "~/shop/delivery/zone";

/**
 * What the transport of pieces of so many bani, with VAT, costs wherever in the country they go: bani as the
 * shop shows its prices. Undefined where a county is in no zone, or zones differ.
 */
export function countryPrice(zones: readonly Zone[], goodsBani: number): number | undefined {
  const reached = new Set(zones.flatMap((zone) => zone.counties));
  if (!Object.keys(counties).every((county) => reached.has(county))) return undefined;
  const prices = new Set(zones.map((zone) => transportPrice(zone, goodsBani)));
  return prices.size === 1 ? [...prices][0] : undefined;
}
