import { HOME_COUNTRY } from "./countries";
import { forms, carSigns } from "./postcodes/postcode-forms";

function isListed(country: string): country is keyof typeof forms {
  return Object.hasOwn(forms, country);
}

/** A postcode as the country's people write it; undefined for a country that is not offered. */
export function postcodeExample(country: string): string | undefined {
  return isListed(country) ? forms[country].example : undefined;
}

/**
 * A typed postcode as its country writes it; undefined if it is none of that country. It may be typed
 * with or without blanks, dots, dashes and the country's letters in front ("a-1010", "sw1a1aa",
 * "LV1010"). The spec's rule of five signs or more (§5) would refuse the four digits of ten offered
 * countries, so it holds only for countries that are not in the table.
 */
export function readPostcode(country: string, typed: string): string | undefined {
  const signs = typed
    .normalize("NFKC")
    .replace(/[\s.\p{Pd}]/gu, "")
    .toUpperCase();
  if (!isListed(country)) return /^[A-Z0-9]{5,10}$/.test(signs) ? signs : undefined;
  const { shape, print } = forms[country];
  const own = ["", country, carSigns[country] ?? ""].filter((sign) => signs.startsWith(sign));
  const found = own.map((sign) => signs.slice(sign.length)).find((one) => shape.test(one));
  return found === undefined ? undefined : print(found);
}

/** A kept postcode as its country writes it; one that is none of that country stays as it is. */
export function printPostcode(country: string, kept: string): string {
  return readPostcode(country || HOME_COUNTRY, kept) ?? kept;
}
