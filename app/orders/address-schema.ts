import { z } from "~/zod";
import { foreignPostalCodeField, postalCodeField, textField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { BUCHAREST, countryCodes, countyCodes, HOME_COUNTRY, sectors } from "~/shop/places";

/** A field that another answer makes pointless: whatever was sent for it counts as empty. */
export const notAsked = z.literal("").catch("");

/** What a form has sent: a `FormData`, or a `Map` of what is stored. */
export interface Typed {
  get: (name: string) => unknown;
}

/** Which parts of an address are asked for. */
export interface AddressParts {
  isAsked: boolean;
  isRomanian: boolean;
  isInBucharest: boolean;
}

export const wholeAddress: AddressParts = {
  isAsked: true,
  isRomanian: true,
  isInBucharest: true,
};

export function addressParts(
  typed: Typed,
  names: { country: string; county: string },
): AddressParts {
  const country = typed.get(names.country);
  const isRomanian = country === HOME_COUNTRY || country === undefined || country === null;
  return {
    isAsked: true,
    isRomanian,
    isInBucharest: isRomanian && typed.get(names.county) === BUCHAREST,
  };
}

/**
 * The fields of an address: the county in Romania, the sector in Bucharest, six digits of postcode
 * in Romania and at least five characters elsewhere.
 */
export function addressFields({ isAsked, isRomanian, isInBucharest }: AddressParts) {
  const only = (isNeeded: boolean, field: z.ZodType<string>) =>
    isAsked && isNeeded ? field : notAsked;
  return {
    country: only(true, z.enum(countryCodes, { error: message("choose") })),
    county: only(isRomanian, z.enum(countyCodes, { error: message("county") })),
    sector: only(isInBucharest, z.enum(sectors, { error: message("sector") })),
    address: only(true, textField("address", 10, 200)),
    city: only(true, textField("city", 2, 100)),
    postalCode: only(true, isRomanian ? postalCodeField() : foreignPostalCodeField()),
  };
}
