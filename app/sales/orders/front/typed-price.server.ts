import { HOME_COUNTRY } from "~/platform/format/countries";
import { readPostcode } from "~/platform/format/postcodes";
import { areSwatches, type PricedCart } from "~/shop/cart/cart-line";
import { findZoneOf, type Destination } from "~/shop/delivery/offer";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { priceWay } from "../checkout-delivery.server";
import type { TypedDetails } from "../checkout-form";

/**
 * Prices a cart by what has been typed so far. Undefined until it says where the order goes: abroad, to a
 * county of a zone, or to a whole postcode. Services that are not fully chosen yet cost nothing.
 */
export async function priceTyped(cart: PricedCart, typed: TypedDetails, db: Db = shopDatabase()) {
  const { carrying, floor = "" } = typed;
  const isUpStairs = carrying === "stairs" && /^[1-9]\d?$/.test(floor.trim());
  const choice = {
    deliveryMethod: typed.deliveryMethod === "pickup" ? "pickup" : "delivery",
    carrying: isUpStairs || carrying === "lift" ? carrying : "none",
    floor: floor.trim(),
    assembly: typed.assembly === "yes" ? "yes" : "no",
  } as const;
  const { country, county, postcode } = typedDestination(typed);
  const destination = { country, county, postcode: readPostcode(country, postcode) ?? "" };
  if (
    choice.deliveryMethod !== "pickup" &&
    country === HOME_COUNTRY &&
    destination.postcode === ""
  ) {
    const zone = findZoneOf(await listActiveZones(db), destination);
    if (county === "" || (!zone && !areSwatches(cart.lines))) return undefined;
  }
  const priced = await priceWay(cart, choice, destination, db);
  return priced && { priced, choice };
}

function typedDestination(typed: TypedDetails): Destination {
  if (typed.isDeliveredElsewhere === "on") {
    const { deliveryCountry: country = HOME_COUNTRY, deliveryCounty: county = "" } = typed;
    return { country, county, postcode: typed.deliveryPostalCode ?? "" };
  }
  const { country = HOME_COUNTRY, county = "", postalCode: postcode = "" } = typed;
  return { country, county, postcode };
}
