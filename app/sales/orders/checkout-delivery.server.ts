import { sha256 } from "~/platform/format/sha256.server";
import { findSettings } from "~/platform/settings/settings.server";
import { areSwatches } from "~/shop/cart/cart-line";
import type { Cart, PricedCart } from "~/shop/cart/cart.server";
import { totalCart } from "~/shop/cart/cart.server";
import type { Totals } from "~/shop/cart/totals";
import {
  chargesOf,
  noServices,
  offerDelivery,
  offerPost,
  type DeliveryOffer,
  type Destination,
  type ServicePrices,
} from "~/shop/delivery/offer";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { OrderDetails } from "./checkout-form";

/** What an order of a cart comes to together with its delivery. */
export interface PricedCheckout {
  offer: DeliveryOffer;
  totals: Totals;
  /** Of what a page shows of the delivery, as `digestCart` is of the pieces. */
  digest: string;
}

/**
 * Prices a cart with its delivery as it was chosen, by today's zones; swatches alone go by post, beside
 * furniture they cost no transport. Undefined where something was chosen that the shop does not offer.
 */
export async function priceCheckout(
  cart: PricedCart,
  details: OrderDetails,
  db: Db = shopDatabase(),
): Promise<PricedCheckout | undefined> {
  const [zones, { delivery: services, trade }] = await Promise.all([
    listActiveZones(db),
    findSettings(db),
  ]);
  // What is paid for the pieces: a discount may end a free delivery.
  const goodsBani = totalCart(cart).totalBani;
  const destination = destinationOf(details);
  const offer = areSwatches(cart.lines)
    ? offerPost(details, destination, trade.swatchPostBani)
    : offerDelivery(details, { destination, goodsBani }, { zones, services });
  if (!offer) return undefined;
  const totals = totalCart(cart, chargesOf(offer));
  const digest = sha256(JSON.stringify(offer));
  return { offer, totals, digest: digest.slice(0, 22) };
}

/** What the team does for a cart besides bringing it; nothing for swatches alone. */
export function servicesFor(
  { lines }: Pick<PricedCart, "lines">,
  services: ServicePrices,
): ServicePrices {
  return areSwatches(lines) ? noServices : services;
}

/**
 * The value that the last page of the checkout carries: which cart, and digests of what it shows of
 * pieces and delivery, so that no order is placed at a price that its buyer has not seen.
 */
export function checkoutTokenOf(
  { checkout_token }: Pick<Cart, "checkout_token">,
  { digest }: Pick<PricedCheckout, "digest">,
): string {
  return `${checkout_token}.${digest}`;
}

/** Where an order goes: to its own address, else to the buyer's. */
export function destinationOf(details: OrderDetails): Destination {
  if (details.deliveryAddress === "") {
    const { country, county, postalCode: postcode } = details;
    return { country, county, postcode };
  }
  return {
    country: details.deliveryCountry,
    county: details.deliveryCounty,
    postcode: details.deliveryPostalCode,
  };
}
