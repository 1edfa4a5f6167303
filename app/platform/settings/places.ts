import { countryCodes } from "~/platform/format/countries";

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
