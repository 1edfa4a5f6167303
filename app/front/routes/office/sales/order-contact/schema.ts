import type { Typed } from "~/sales/orders/address-schema";
import { checkoutForm, checkoutFormFor } from "~/sales/orders/checkout-form";

import { emailIfAny } from "../desk-orders/schema";

/** How the customer is reached and how and where it is brought, as the checkout asks for it. */
const asked = {
  phone: true,
  deliveryMethod: true,
  isDeliveredElsewhere: true,
  deliveryName: true,
  deliveryCountry: true,
  deliveryCounty: true,
  deliverySector: true,
  deliveryCity: true,
  deliveryPostalCode: true,
  deliveryAddress: true,
  carrying: true,
  floor: true,
  assembly: true,
  notes: true,
} as const;

/** The form with all its parts, from which the page is drawn. */
export const contactForm = checkoutForm.pick(asked).extend({ email: emailIfAny() });

/** The schema for what was sent: of whoever comes for it no address is asked. */
export function contactFormFor(typed: Typed) {
  return checkoutFormFor(typed).pick(asked).extend({ email: emailIfAny() });
}
