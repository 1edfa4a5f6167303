import type { Typed } from "~/sales/orders/address-schema";
import { checkoutForm, checkoutFormFor } from "~/sales/orders/checkout-form";

/** Who is billed, as the checkout asks for it. */
const asked = {
  buyerKind: true,
  companyName: true,
  taxCode: true,
  registryNumber: true,
  iban: true,
  fullName: true,
  country: true,
  county: true,
  sector: true,
  address: true,
  city: true,
  postalCode: true,
} as const;

/** The form with all its parts, from which the page is drawn. */
export const billingForm = checkoutForm.pick(asked);

/** The schema for what was sent: of a person no company is asked. */
export function billingFormFor(typed: Typed) {
  return checkoutFormFor(typed).pick(asked);
}
