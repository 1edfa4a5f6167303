import { counties } from "~/shop/places";

import type { Zone } from "./zone";

/**
 * Where the shop delivers, in words of a language, to stand behind "in": the counties of all zones,
 * and the names of those zones that have postcodes alone. Empty without zones.
 */
export function areaText(zones: readonly Zone[], language: string): string {
  const names = zones.flatMap((zone) =>
    zone.counties.length > 0 ? zone.counties.map(countyName) : [zone.name],
  );
  return new Intl.ListFormat(language, { type: "conjunction" }).format(new Set(names));
}

function countyName(code: string): string {
  return counties[code as keyof typeof counties] ?? code;
}
