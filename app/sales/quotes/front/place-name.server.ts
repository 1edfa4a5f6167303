import type { TFunction } from "~/platform/i18n/translate";
import { counties, countyCodes } from "~/platform/settings/places";

/** What a form's field has for a place in another country. */
export const ABROAD = "abroad";

/** The counties for a list, and abroad after them. */
export function listPlaces(t: TFunction<"quote">): { value: string; label: string }[] {
  const known = countyCodes.map((code) => ({
    value: code as string,
    label: counties[code] as string,
  }));
  return [...known, { value: ABROAD, label: t("abroad") }];
}

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
