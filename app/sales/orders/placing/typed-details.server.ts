import { z } from "~/platform/basics/zod";
import { assemblies, carryings, deliveryMethods } from "~/shop/delivery/offer";
import { storedJson } from "~db/stored-json";

import type { CheckoutDetails } from "../checkout-form";
import { buyerKinds, paymentMethods } from "../order-status";

const text = z.string();

/** What the form has made of what was typed; a field that another answer makes pointless is empty. */
const details: z.ZodType<CheckoutDetails> = z.object({
  buyerKind: z.enum(buyerKinds),
  companyName: text,
  taxCode: text,
  registryNumber: text,
  iban: text,
  fullName: text,
  email: text,
  phone: text,
  country: text,
  county: text,
  sector: text,
  address: text,
  city: text,
  postalCode: text,
  deliveryMethod: z.enum(deliveryMethods),
  deliveryName: text,
  deliveryCountry: text,
  deliveryCounty: text,
  deliverySector: text,
  deliveryAddress: text,
  deliveryCity: text,
  deliveryPostalCode: text,
  carrying: z.enum(["", ...carryings]),
  floor: text,
  assembly: z.enum(["", ...assemblies]),
  notes: text,
  paymentMethod: z.enum(paymentMethods),
  isDeliveredElsewhere: z.literal("on").optional(),
});

/** What was typed at a checkout; undefined where the form of another release asked for something else. */
export const readTypedDetails = storedJson(
  "checkout_drafts.details",
  details.optional().catch(undefined),
);
