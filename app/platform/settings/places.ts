import { countryCodes, HOME_COUNTRY } from "~/platform/format/countries";
import { printPostcode } from "~/platform/format/postcodes";

/** Where people live, as addresses and invoices name it: ISO 3166 codes of countries and counties. */

/** Its addresses name a sector instead of a place within the county. */
export const BUCHAREST = "RO-B";

/** The 41 counties and Bucharest (ISO 3166-2:RO), as Romanians sort them. */
export const counties = {
  "RO-AB": "Alba",
  "RO-AR": "Arad",
  "RO-AG": "Argeș",
  "RO-BC": "Bacău",
  "RO-BH": "Bihor",
  "RO-BN": "Bistrița-Năsăud",
  "RO-BT": "Botoșani",
  "RO-BV": "Brașov",
  "RO-BR": "Brăila",
  "RO-B": "București",
  "RO-BZ": "Buzău",
  "RO-CS": "Caraș-Severin",
  "RO-CL": "Călărași",
  "RO-CJ": "Cluj",
  "RO-CT": "Constanța",
  "RO-CV": "Covasna",
  "RO-DB": "Dâmbovița",
  "RO-DJ": "Dolj",
  "RO-GL": "Galați",
  "RO-GR": "Giurgiu",
  "RO-GJ": "Gorj",
  "RO-HR": "Harghita",
  "RO-HD": "Hunedoara",
  "RO-IL": "Ialomița",
  "RO-IS": "Iași",
  "RO-IF": "Ilfov",
  "RO-MM": "Maramureș",
  "RO-MH": "Mehedinți",
  "RO-MS": "Mureș",
  "RO-NT": "Neamț",
  "RO-OT": "Olt",
  "RO-PH": "Prahova",
  "RO-SM": "Satu Mare",
  "RO-SJ": "Sălaj",
  "RO-SB": "Sibiu",
  "RO-SV": "Suceava",
  "RO-TR": "Teleorman",
  "RO-TM": "Timiș",
  "RO-TL": "Tulcea",
  "RO-VS": "Vaslui",
  "RO-VL": "Vâlcea",
  "RO-VN": "Vrancea",
} as const;

export const countyCodes = Object.keys(counties) as (keyof typeof counties)[];

/** Counties by their codes, in words. */
export function countyNames(codes: readonly string[]): string {
  return countyCodes
    .filter((code) => codes.includes(code))
    .map((code) => counties[code])
    .join(", ");
}

export const sectors = ["1", "2", "3", "4", "5", "6"] as const;

/** The countries for a list, the home country first and the others as the language sorts them. */
export function listCountries(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const [home, ...others] = countryCodes.map((value) => ({
    value,
    label: names.of(value) ?? value,
  }));
  others.sort((one, other) => one.label.localeCompare(other.label, language));
  return home ? [home, ...others] : others;
}

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
