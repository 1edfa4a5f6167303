import { z } from "~/platform/basics/zod";
import { emailField, personName, phoneField, textField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { isIban, isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";
import { assemblies, carryings, deliveryMethods, HIGHEST_FLOOR } from "~/shop/delivery/offer";

import { addressFields, notAsked, type AddressParts } from "../address-schema";
import { buyerKinds, paymentMethods } from "../order-status";

/** Which parts of the form the answers to others make necessary. */
export interface Asked {
  isCompany: boolean;
  home: AddressParts;
  delivery: AddressParts;
  /** Whether the order is brought; a buyer who fetches it is asked nothing about the way. */
  isBrought: boolean;
  isCarried: boolean;
}

/** What an order asks of its buyer (spec §3, limits of §5), in the order of the page. */
export function detailsOf({ isCompany, home, delivery, isBrought, isCarried }: Asked) {
  const ofCompany = (field: z.ZodType<string>) => (isCompany ? field : notAsked);
  const elsewhere = addressFields(delivery);
  return z.object({
    buyerKind: z.enum(buyerKinds, { error: message("choose") }).default("person"),
    companyName: ofCompany(textField("companyName", 2, 100)),
    // Other countries have codes and registers of other shapes.
    taxCode: ofCompany(identifier("taxCode", home.isRomanian ? isTaxCode : isForeignCode)),
    registryNumber: ofCompany(
      identifier("registryNumber", home.isRomanian ? isRegistryNumber : isForeignCode),
    ),
    iban: ofCompany(identifier("iban", isIban).or(z.literal("")).default("")),
    fullName: personName("fullName", 100),
    email: emailField("email"),
    phone: phoneField(home.country),
    ...addressFields(home),
    deliveryMethod: z.enum(deliveryMethods, { error: message("choose") }).default("delivery"),
    deliveryName: delivery.isAsked ? personName("fullName", 100) : notAsked,
    deliveryCountry: elsewhere.country,
    deliveryCounty: elsewhere.county,
    deliverySector: elsewhere.sector,
    deliveryCity: elsewhere.city,
    deliveryPostalCode: elsewhere.postalCode,
    deliveryAddress: elsewhere.address,
    carrying: isBrought
      ? z.enum(carryings, { error: message("choose") }).default("none")
      : notAsked,
    floor: isBrought && isCarried ? floorField() : notAsked,
    assembly: isBrought ? z.enum(assemblies, { error: message("choose") }).default("no") : notAsked,
    notes: textBlock(1000),
    paymentMethod: z.enum(paymentMethods, { error: message("paymentMethod") }),
  });
}

/** An identifier of a company or account, kept without spaces and in capitals. */
function identifier(key: MessageKey, isRight: (text: string) => boolean) {
  return z
    .string({ error: message(key) })
    .max(60, message(key))
    .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
    .pipe(z.string({ error: message(key) }).refine(isRight, message(key)));
}

/** A floor above the ground, to which pieces are carried. */
function floorField() {
  return z
    .string({ error: message("floor", { most: HIGHEST_FLOOR }) })
    .trim()
    .regex(/^\d{1,2}$/, message("floor", { most: HIGHEST_FLOOR }))
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, message("floor", { most: HIGHEST_FLOOR }))
        .max(HIGHEST_FLOOR, message("floor", { most: HIGHEST_FLOOR })),
    )
    .transform(String);
}

function isForeignCode(text: string): boolean {
  return /^[\p{L}\p{N}./-]{2,30}$/u.test(text);
}
