import { HOME_COUNTRY } from "~/platform/format/countries";
import { printPostcode } from "~/platform/format/postcodes";

import { BUCHAREST, counties } from "./places";

/** What a stored address says of where its street is. */
export interface Place {
  country: string;
  /** An ISO code; empty abroad, and in addresses from before it was asked. */
  county: string;
  /** Of Bucharest; empty elsewhere. */
  sector: string;
  city: string;
  postal_code: string;
}

/** Where the postcode stands behind the town. */
const afterTown = ["GB", "IE", "MT"];

/**
 * An address's last line: `010101 București, Sector 1`, `400001 Cluj-Napoca, jud. Cluj`, and abroad
 * `DE-10115 Berlin`, `LV-1010 Rīga`, `London SW1A 1AA, GB`. It is written in the country's own way in
 * every language, as on an envelope.
 */
export function placeLine({ country, county, sector, city, postal_code }: Place): string {
  const code = printPostcode(country, postal_code);
  if (country !== HOME_COUNTRY && country !== "") {
    if (afterTown.includes(country)) return `${city} ${code}, ${country}`;
    return `${code.startsWith(`${country}-`) ? code : `${country}-${code}`} ${city}`;
  }
  const name = counties[county as keyof typeof counties] as string | undefined;
  const within = sector
    ? `, Sector ${sector}`
    : name && county !== BUCHAREST
      ? `, jud. ${name}`
      : "";
  return `${code} ${city}${within}`;
}

/** The provider of the real map. Nothing of it is loaded before a visitor asks for it. */
export const mapOrigin = "https://www.google.com";

export function mapFrameAddress(address: string): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: address, output: "embed" })}`;
}

export function mapLinkAddress(address: string): string {
  return `${mapOrigin}/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
}
