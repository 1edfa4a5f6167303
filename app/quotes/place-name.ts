import { counties, countyCodes } from "~/shop/places";

/** A place for people: its town and its county, or what stands for a place abroad. */
export function placeName(
  { city, county }: { city: string; county: string },
  abroad: string,
): string {
  const parts = new Set([city, countyName(county, abroad)]);
  return [...parts].filter(Boolean).join(", ");
}

/** The name of a county by its code; `abroad` for none. */
export function countyName(county: string, abroad: string): string {
  const code = countyCodes.find((one) => one === county);
  return code ? counties[code] : abroad;
}
