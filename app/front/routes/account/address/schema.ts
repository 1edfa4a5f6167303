import { z } from "~/platform/basics/zod";
import { personName, phoneField, tickField } from "~/platform/forms/field-schemas";
import {
  addressFields,
  addressParts,
  wholeAddress,
  type AddressParts,
  type Typed,
} from "~/sales/orders/address-schema";

/** The form with all its parts, from which the page is drawn. */
export const addressForm = formOf(wholeAddress);

function formOf(parts: AddressParts) {
  return z.object({
    fullName: personName("fullName", 100),
    phone: phoneField(parts.country),
    ...addressFields(parts),
    isDefault: tickField(),
  });
}

/** The schema for what was sent: no county is asked abroad, no sector outside Bucharest. */
export function addressFormFor(typed: Typed): typeof addressForm {
  return formOf(addressParts(typed, { country: "country", county: "county" }));
}
