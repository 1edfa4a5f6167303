import type { OrderDetails } from "~/sales/orders/checkout-form";

import type { SamplePerson } from "./people";

/** What a person's order says at the checkout. */
export function detailsOf(
  { fullName, email, phone, ...home }: SamplePerson,
  changes: Partial<OrderDetails> = {},
): OrderDetails {
  return {
    buyerKind: "person",
    companyName: "",
    taxCode: "",
    registryNumber: "",
    iban: "",
    fullName,
    email,
    phone,
    country: "RO",
    county: home.county,
    sector: home.sector,
    address: home.address,
    city: home.city,
    postalCode: home.postalCode,
    deliveryMethod: "delivery",
    deliveryName: "",
    deliveryCountry: "",
    deliveryCounty: "",
    deliverySector: "",
    deliveryAddress: "",
    deliveryCity: "",
    deliveryPostalCode: "",
    carrying: "none",
    floor: "",
    assembly: "no",
    notes: "",
    paymentMethod: "bank_transfer",
    ...changes,
  };
}
