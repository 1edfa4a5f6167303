import { HOME_COUNTRY } from "~/platform/format/countries";
import { readPostcode } from "~/platform/format/postcodes";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import type { Way } from "~/shop/catalogue/delivery-way";
import { findZoneOf, transportPrice } from "~/shop/delivery/offer";
import type { Zone } from "~/shop/delivery/zone";

/** What was asked, and what transport would cost there. */
export interface DeliveryCheck {
  county: string;
  postcode: string;
  answer:
    | {
        kind: "zone";
        name: string;
        priceBani: number;
        days: Zone["days"];
        freeFromBani: number | null;
      }
    | { kind: "quote" }
    | { kind: "incomplete"; countyError?: string; postcodeError?: string }
    | null;
}

/** How pieces reach the place that was asked about; undefined where none was. */
export function wayTo({ answer }: DeliveryCheck): Way | undefined {
  if (answer?.kind === "zone") return { days: answer.days };
  return answer?.kind === "quote" ? "open" : undefined;
}

/**
 * What the transport of a cart costs to a county and postcode, as the query of its page asks.
 * `goodsBani`: what the cart comes to with VAT.
 */
export function checkDelivery(
  query: URLSearchParams,
  zones: readonly Zone[],
  goodsBani: number,
): DeliveryCheck {
  const typed = (query.get("cod") ?? "").slice(0, 20);
  const county = countyCodes.find((code) => code === query.get("judet")) ?? "";
  const postcode = readPostcode(HOME_COUNTRY, typed);
  const asked = { county, postcode: typed };
  if (!query.has("judet") && !query.has("cod")) return { ...asked, answer: null };
  if (county === "" || postcode === undefined) {
    const error = message("postalCode");
    const postcodeError = typed.trim() === "" ? emptyMessage(error) : error;
    const answer = {
      kind: "incomplete" as const,
      countyError: county === "" ? message("county") : undefined,
      postcodeError: postcode === undefined ? postcodeError : undefined,
    };
    return { ...asked, answer };
  }
  const zone = findZoneOf(zones, { country: HOME_COUNTRY, county, postcode });
  if (!zone) return { ...asked, answer: { kind: "quote" } };
  const { name, days, freeFromBani } = zone;
  const priceBani = transportPrice(zone, goodsBani);
  return { ...asked, answer: { kind: "zone", name, days, freeFromBani, priceBani } };
}
