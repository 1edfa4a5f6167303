import { z } from "~/platform/basics/zod";
import { countryCodes, HOME_COUNTRY } from "~/platform/format/countries";
import { postcodeField, textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";
import { BUCHAREST, counties, countyCodes, sectors } from "~/platform/settings/places";

/** A field that another answer makes pointless: whatever was sent for it counts as empty. */
export const notAsked = z.literal("").catch("");

/** What a form has sent: a `FormData`, or a `Map` of what is stored. */
export interface Typed {
  get: (name: string) => unknown;
}

/** Which parts of an address are asked for. */
export interface AddressParts {
  isAsked: boolean;
  /** The country whose form a postcode must have: the one that was sent, or none if it is not offered. */
  country: string;
  isRomanian: boolean;
  isInBucharest: boolean;
  /** Whether the county says the town, which is then not asked for. */
  isTownKnown: boolean;
}

export const wholeAddress: AddressParts = {
  isAsked: true,
  country: HOME_COUNTRY,
  isRomanian: true,
  isInBucharest: true,
  isTownKnown: false,
};

export function addressParts(
  typed: Typed,
  names: { country: string; county: string },
): AddressParts {
  const country = typed.get(names.country);
  const isRomanian = country === HOME_COUNTRY || country === undefined || country === null;
  const isInBucharest = isRomanian && typed.get(names.county) === BUCHAREST;
  const offered = countryCodes.find((code) => code === country) ?? "";
  return {
    isAsked: true,
    country: isRomanian ? HOME_COUNTRY : offered,
    isRomanian,
    isInBucharest,
    isTownKnown: isInBucharest,
  };
}

/** If the county is Bucharest, so is the town, whatever else was typed before. */
const townOfCounty = z
  .string()
  .optional()
  .transform(() => counties[BUCHAREST]);

/**
 * The fields of an address, as they stand on the page: the county in Romania, the sector in Bucharest, and the postcode in its
 * country's own form (`readPostcode`).
 */
export function addressFields({
  isAsked,
  country,
  isRomanian,
  isInBucharest,
  isTownKnown,
}: AddressParts) {
  const only = (isNeeded: boolean, field: z.ZodType<string>) =>
    isAsked && isNeeded ? field : notAsked;
  return {
    country: only(true, z.enum(countryCodes, { error: message("choose") })),
    county: only(isRomanian, z.enum(countyCodes, { error: message("county") })),
    sector: only(isInBucharest, z.enum(sectors, { error: message("sector") })),
    city: only(true, isTownKnown ? townOfCounty : textField("city", 2, 100)),
    postalCode: only(true, postcodeField(country)),
    address: only(true, textField("address", 10, 200)),
  };
}
