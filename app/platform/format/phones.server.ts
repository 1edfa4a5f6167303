import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";

import { HOME_COUNTRY } from "./countries";

/** What the spec asks of a phone (§5): ten signs or more. */
const SPECS_PHONE = /^\+?\d{10,15}$/;

/**
 * A typed phone in the one form in which phones are kept, `+40722123456`; undefined for any other text. A number
 * without a country code is of the address's country, else of Romania; "+40 (0)722 123 456" and "0722.123.456" are
 * the same. A number that no country's plan knows is kept by its figures if the spec takes it.
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
 * A kept phone as people write it: a Romanian one as in Romania, `0722 123 456`, any other with its country, `+36
 * 30 123 4567`. Older stored numbers are shown the same way; a text that is no number stays as it is.
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

/** The figures with which a searched phone begins, without 0 and without the country at home, and those it ends with. */
export interface SearchedPhone {
  start: string | undefined;
  end: string | undefined;
}

/**
 * The part of a phone that a text names, in any spelling. A beginning of three or four figures needs a 0 or the
 * country in front; from five figures on it needs neither. An end has four to nine figures, as in `…456 789`; a year
 * is none. Undefined if the text is neither.
 */
export function searchedPhone(text: string): SearchedPhone | undefined {
  if (!/^[\s…*+\d().\-/]+$/.test(text)) return undefined;
  const typed = text.trim();
  const figures = typed.replace(/\D/g, "");
  const start = /^(?:…|\*|\.\.)/.test(typed) ? "" : startOf(typed);
  const isBegun = /^(?:\+|0\d)/.test(typed) || /^40[237]/.test(figures);
  const fewest = isBegun ? FEWEST_BEGUN : FEWEST_SEARCHED;
  const isEnd =
    !/^(?:\+|00)/.test(typed) &&
    figures.length >= FEWEST_ENDING &&
    figures.length <= MOST_ENDING &&
    !/^20\d\d$/.test(figures);
  const phone = {
    start: start.length >= fewest ? start : undefined,
    end: isEnd ? figures : undefined,
  };
  return phone.start === undefined && phone.end === undefined ? undefined : phone;
}

function startOf(typed: string): string {
  const phone = parse(typed, HOME_COUNTRY);
  if (phone?.isValid() && phone.country !== HOME_COUNTRY) {
    return phone.countryCallingCode + phone.nationalNumber;
  }
  return typed
    .replace(/\D/g, "")
    .replace(/^(?:00)?40(?=0?[237])|^0+/, "")
    .replace(/^0+/, "");
}

const FEWEST_BEGUN = 3;
const FEWEST_ENDING = 4;
/** A Romanian number without its 0. */
const MOST_ENDING = 9;

/**
 * Fewer figures than this stand in too many numbers, so they are looked for only as the beginning of a
 * Romanian number.
 */
const FEWEST_SEARCHED = 5;
const HOME_CODE = "40";

function parse(typed: string, country: string): PhoneNumber | undefined {
  return isSupportedCountry(country) ? parsePhoneNumberFromString(typed, country) : undefined;
}
