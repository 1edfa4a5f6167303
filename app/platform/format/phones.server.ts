import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";

import { HOME_COUNTRY } from "./countries";

/** What the spec asks of a phone (§5): ten signs or more. */
const SPECS_PHONE = /^\+?\d{10,15}$/;

/**
 * A typed phone in its one kept form, `+40722123456`, or undefined where it is none. Without a country
 * in front it is one of the address's country, else of Romania; "+40 (0)722 123 456" and "0722.123.456"
 * are the same. A number that no country's plan knows is kept by its figures if the spec takes it.
 */
export function readPhone(typed: string, country: string = HOME_COUNTRY): string | undefined {
  const found = [country, HOME_COUNTRY]
    .map((one) => parse(typed, one))
    .find((phone) => phone?.isValid() && phone.ext === undefined);
  if (found && SPECS_PHONE.test(found.number)) return found.number;
  const figures = typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+");
  return SPECS_PHONE.test(figures) ? figures : undefined;
}

/**
 * A kept phone as people write it: a Romanian one as in Romania, `0722 123 456`, any other with its
 * country, `+36 30 123 4567`. What older forms kept is shown the same way; what is no number stays.
 */
export function formatPhone(kept: string): string {
  const phone = parse(kept, HOME_COUNTRY);
  if (!phone?.isValid() || !SPECS_PHONE.test(phone.number)) return kept;
  return phone.country === HOME_COUNTRY ? phone.formatNational() : phone.formatInternational();
}

/**
 * What all spellings of a searched phone have in common, to be looked for within kept ones: the figures
 * behind its country and its 0. Undefined for a text that is no phone, or too little of one.
 */
export function phoneFigures(searched: string): string | undefined {
  if (!/^[\s+\d().\-/]+$/.test(searched)) return undefined;
  const phone = parse(searched, HOME_COUNTRY);
  const figures = phone?.isValid()
    ? phone.nationalNumber
    : searched
        .replace(/\D/g, "")
        .replace(/^(?:00)?40(?=0?7)|^0+/, "")
        .replace(/^0+/, "");
  if (figures.length >= FEWEST_SEARCHED) return figures;
  return /^0\d/.test(searched.trim()) && figures.length >= 3 ? HOME_CODE + figures : undefined;
}

/**
 * The ways in which a searched phone may begin where it is kept as one word: with its country, its 0, or as it
 * was typed. Undefined as `phoneFigures`.
 */
export function phoneSpellings(searched: string): string[] | undefined {
  const figures = phoneFigures(searched);
  if (figures === undefined) return undefined;
  const typed = searched.replace(/\D/g, "");
  const spelt = ["", "0", HOME_CODE, `${HOME_CODE}0`].map((start) => start + figures);
  return [...new Set([...spelt, typed, typed.replace(/^00/, "")])];
}

/** Fewer figures are in too many numbers: they are looked for only as the beginning of a Romanian one. */
const FEWEST_SEARCHED = 5;
const HOME_CODE = "40";

function parse(typed: string, country: string): PhoneNumber | undefined {
  return isSupportedCountry(country) ? parsePhoneNumberFromString(typed, country) : undefined;
}
