import { memoize } from "~/platform/basics/memoize";
import { z } from "~/platform/basics/zod";
import {
  emailField,
  hiddenField,
  personName,
  phoneField,
  textField,
  tickField,
} from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { isIban, isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";
import { assemblies, carryings, deliveryMethods, HIGHEST_FLOOR } from "~/shop/delivery/offer";
import { columnOf, toColumns } from "~db/columns";
import type { OrderDetailColumns } from "~db/schema";

import {
  addressFields,
  addressParts,
  notAsked,
  wholeAddress,
  type AddressParts,
  type Typed,
} from "./address-schema";
import { buyerKinds, paymentMethods } from "./order-status";

/** Which parts of the form the answers to others make necessary. */
interface Asked {
  isCompany: boolean;
  home: AddressParts;
  delivery: AddressParts;
  /** Whether the order is brought; a buyer who fetches it is asked nothing about the way. */
  isBrought: boolean;
  isCarried: boolean;
}

/** What an order asks of its buyer (spec §3, limits of §5), in the order of the page. */
function detailsOf({ isCompany, home, delivery, isBrought, isCarried }: Asked) {
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

const everything: Asked = {
  isCompany: true,
  home: wholeAddress,
  delivery: wholeAddress,
  isBrought: true,
  isCarried: true,
};

const orderDetails = detailsOf(everything);

/** The form with all its parts, from which the page is drawn. */
export const checkoutForm = formOf(everything);

function formOf(asked: Asked) {
  return detailsOf(asked).extend({ isDeliveredElsewhere: tickField() });
}

export type CheckoutField = keyof typeof checkoutForm.shape;

/** The values with which the checkout's page is filled in. */
export type CheckoutDetails = z.output<typeof checkoutForm>;

/** What has been typed into the form so far, unchecked. */
export type TypedDetails = Partial<Record<CheckoutField, string>>;

/** The most characters of the form's token (`checkoutTokenOf`): longer than for a cart with the most lines. */
export const LONGEST_TOKEN = 512;

/** What the page to be read before ordering shows besides: which cart, and which texts it accepts. */
const shownBeforeOrdering = {
  checkoutToken: hiddenField(LONGEST_TOKEN),
  acceptedTexts: hiddenField(64),
};

function reviewOf(asked: Asked) {
  return formOf(asked).extend(shownBeforeOrdering);
}

const memoizedForms = memoize<typeof checkoutForm>(200);
const memoizedReviews = memoize<ReturnType<typeof reviewOf>>(200);

/**
 * The schema for what was sent. It asks a person for no company, and somebody in Bucharest for no
 * town. Fields that are not asked for are neither checked nor kept.
 */
export function checkoutFormFor(typed: Typed): typeof checkoutForm {
  const asked = askedBy(typed);
  return memoizedForms(JSON.stringify(asked), () => formOf(asked));
}

/** The same with what the page that was read before ordering adds. */
export function reviewFormFor(typed: Typed): ReturnType<typeof reviewOf> {
  const asked = askedBy(typed);
  return memoizedReviews(JSON.stringify(asked), () => reviewOf(asked));
}

function askedBy(typed: Typed): Asked {
  const isBrought = typed.get("deliveryMethod") !== "pickup";
  const isElsewhere = isBrought && typed.get("isDeliveredElsewhere") === "on";
  const carrying = typed.get("carrying");
  return {
    isCompany: typed.get("buyerKind") === "company",
    home: addressParts(typed, { country: "country", county: "county" }),
    delivery: {
      ...addressParts(typed, { country: "deliveryCountry", county: "deliveryCounty" }),
      isAsked: isElsewhere,
    },
    isBrought,
    isCarried: carrying === "stairs" || carrying === "lift",
  };
}

export type OrderDetails = z.output<typeof orderDetails>;

/** What was typed, as an order's row would keep it. A column that no field fills is an error of its type. */
export function orderColumns({
  isDeliveredElsewhere: _,
  ...details
}: CheckoutDetails): OrderDetailColumns {
  return toColumns(details);
}

/** The columns that the fields fill. A field that no column keeps is an error of its type. */
export const orderDetailColumns: (keyof OrderDetailColumns)[] = orderDetails
  .keyof()
  .options.map(columnOf);
