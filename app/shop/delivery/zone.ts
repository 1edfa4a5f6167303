import { counties } from "~/platform/settings/places";

/** Postcodes of one length or beginning so: `077`, or `0780-0785`. */
export interface PostcodeRange {
  first: string;
  last: string;
}

/** Where the shop delivers for which price. Prices in bani, as the shop shows all its prices. */
export interface Zone {
  id: string;
  name: string;
  /** ISO codes, as in `places.ts`. */
  counties: string[];
  postcodes: PostcodeRange[];
  priceBani: number;
  /** The sum of the pieces, with VAT, from which their transport is free; null if it never is. */
  freeFromBani: number | null;
  /**
   * Days of the transport at the soonest and at the latest, from the day on which the pieces are
   * ready to leave; pieces in stock are ready on the day of the order.
   */
  days: { from: number; to: number };
}

/** Digits of a Romanian postcode. */
const POSTCODE = 6;

/**
 * The zone of an address in Romania, or undefined outside all of them: the one whose postcodes are
 * the narrowest, before any that has the county alone; among equals the first of the list.
 */
export function zoneFor(
  zones: readonly Zone[],
  { county, postcode }: { county: string; postcode: string },
): Zone | undefined {
  const digits = postcode.replace(/\D/g, "");
  let best: { zone: Zone; codes: number } | undefined;
  for (const zone of zones) {
    const codes = codesWithin(zone, county, digits);
    if (codes !== undefined && (!best || codes < best.codes)) best = { zone, codes };
  }
  return best?.zone;
}

/**
 * How many postcodes the narrowest range of a zone has that contains an address; infinity if only
 * the county does, undefined if nothing does.
 */
function codesWithin(zone: Zone, county: string, postcode: string): number | undefined {
  const sizes = zone.postcodes.filter((range) => isWithin(range, postcode)).map(sizeOf);
  if (sizes.length > 0) return Math.min(...sizes);
  return zone.counties.includes(county) ? Infinity : undefined;
}

function isWithin({ first, last }: PostcodeRange, postcode: string): boolean {
  if (postcode.length !== POSTCODE) return false;
  const start = postcode.slice(0, first.length);
  return first <= start && start <= last;
}

function sizeOf({ first, last }: PostcodeRange): number {
  return (Number(last) - Number(first) + 1) * 10 ** (POSTCODE - first.length);
}

/**
 * The soonest and the latest day of the transport wherever the shop delivers, for whoever has not said where
 * to; null without zones.
 */
export function daysAcross(zones: readonly Pick<Zone, "days">[]): Zone["days"] | null {
  if (zones.length === 0) return null;
  return {
    from: Math.min(...zones.map(({ days }) => days.from)),
    to: Math.max(...zones.map(({ days }) => days.to)),
  };
}

/**
 * Where the shop delivers: the counties of all zones, and the names of those zones that have postcodes
 * alone. Empty without zones.
 */
export function areaNames(zones: readonly Zone[]): string[] {
  const names = zones.flatMap((zone) =>
    zone.counties.length > 0 ? zone.counties.map(countyName) : [zone.name],
  );
  return [...new Set(names)];
}

/** The same in words of a language, to stand behind "in". */
export function areaText(zones: readonly Zone[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(areaNames(zones));
}

function countyName(code: string): string {
  return counties[code as keyof typeof counties] ?? code;
}
