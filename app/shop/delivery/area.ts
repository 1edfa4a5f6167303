import { counties } from "~/platform/settings/places";

import type { Zone } from "./zone";

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
