import { sha256 } from "~/platform/format/sha256.server";
import { findSettings } from "~/platform/settings/settings.server";
import { areSwatches, type Cart, type PricedCart } from "~/shop/cart/cart-line";
import { agreedDiscount, totalCart } from "~/shop/cart/cart.server";
import type { Totals } from "~/shop/cart/totals";
import {
  chargesOf,
  noServices,
  offerDelivery,
  offerPost,
  type DeliveryChoice,
  type DeliveryOffer,
  type Destination,
  type ServicePrices,
} from "~/shop/delivery/offer";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { OrderDetails } from "./checkout-form";

/**
 * What staff agree with somebody in place of what the shop would ask; null stands for what it asks. Amounts
 * in bani, as prices are shown.
 */
export interface AgreedTerms {
  /** What is taken off the pieces in place of a code. */
  discountBani: number | null;
  transportBani: number | null;
  /** The share of what is made to order that is paid first. */
  advancePercent: number | null;
}

/** What an order of a cart comes to together with its delivery. */
export interface PricedCheckout {
  offer: DeliveryOffer;
  totals: Totals;
  /** A digest of what a page shows of the delivery, as `digestCart` makes of the pieces. */
  digest: string;
}

/**
 * Prices a cart with its chosen delivery, by today's zones. A cart of swatches alone goes by post;
 * beside furniture swatches cost no transport. `transportBani`: a price for the transport that staff
 * agreed instead. Undefined where something was chosen that the shop does not offer.
 */
export async function priceCheckout(
  cart: PricedCart,
  details: OrderDetails,
  db: Db = shopDatabase(),
  transportBani: number | null = null,
): Promise<PricedCheckout | undefined> {
  return priceWay(cart, details, destinationOf(details), db, transportBani);
}

/** Prices a cart with its delivery to a destination. */
export async function priceWay(
  cart: PricedCart,
  choice: DeliveryChoice,
  destination: Destination,
  db: Db,
  transportBani: number | null = null,
): Promise<PricedCheckout | undefined> {
  const [zones, { delivery: services, trade }] = await Promise.all([
    listActiveZones(db),
    findSettings(db),
  ]);
  // The sum of the pieces after the discount, so a discount may end a free delivery.
  const goodsBani = totalCart(cart).totalBani;
  const asked = areSwatches(cart.lines)
    ? offerPost(choice, destination, trade.swatchPostBani)
    : offerDelivery(choice, { destination, goodsBani }, { zones, services });
  if (!asked) return undefined;
  const isAgreed = transportBani !== null && choice.deliveryMethod === "delivery";
  const offer: DeliveryOffer = isAgreed ? { ...asked, state: "agreed", transportBani } : asked;
  const totals = totalCart(cart, chargesOf(offer));
  const digest = sha256(JSON.stringify(offer));
  return { offer, totals, digest: digest.slice(0, 22) };
}

/** A cart at the terms that staff agreed with its buyer. */
export function agreed(cart: PricedCart, terms: AgreedTerms | undefined): PricedCart {
  if (!terms) return cart;
  const { discountBani, advancePercent } = terms;
  const { lines, discount: code } = cart;
  return {
    ...cart,
    advancePercent: advancePercent ?? cart.advancePercent,
    discount: discountBani === null ? code : agreedDiscount(lines, discountBani),
  };
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
 * pieces and delivery, so that no order is placed at a price, or promised later, than its buyer has seen.
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
