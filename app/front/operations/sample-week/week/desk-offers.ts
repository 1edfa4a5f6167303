import { addDays, dayOf } from "~/platform/format/dates";
import { agreed, checkoutTokenOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { beginDeskOrder } from "~/sales/orders/front/begin-desk-order.server";
import { addWords } from "~/sales/orders/front/change-desk-order.server";
import { offerDesk } from "~/sales/quotes/front/offer-desk.server";
import { findCart } from "~/shop/cart/cart.server";
import { digestCart } from "~/shop/cart/digest.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, newForm, type Workshop } from "./diary";
import { people } from "./people";
import { detailsOf } from "./person-details";

/** The terms of a desk order without any agreement: everything is as the shop asks. */
const asUsual = { discountBani: null, transportBani: null, advancePercent: null };

/** Begins an order for somebody who calls, and returns its id. */
export async function beginAtDesk({ db, hand }: Workshop, who: number): Promise<string> {
  const { fullName, phone, email } = people[who]!;
  const form = newForm();
  const begun = { userId: null, typed: { fullName, phone, email } };
  const id = await beginDeskOrder(begun, { form, admin: hand }, db);
  await keepRow({ source: "desk_orders", id }, db);
  await keepRow({ source: "sent_forms", id: form }, db);
  const desk = (await findDeskOrder({ id }, db))!;
  await keepRow({ source: "carts", id: desk.cartId }, db);
  const words = {
    title: "Raft la comandă, lemn masiv",
    isMadeToOrder: true,
    vatPercent: null,
    days: { from: 20, to: 30 },
  };
  await addWords(desk, { ...words, quantity: 1, priceBani: 850_00 }, hand, db);
  return id;
}

/** Writes an order down at the desk and offers it. */
export async function offerAtDesk(shop: Workshop, who: number): Promise<void> {
  const { db, hand, pieces } = shop;
  const id = await beginAtDesk(shop, who);
  const { cartId } = (await findDeskOrder({ id }, db))!;
  await addToCart(cartId, { productId: await pieces.ready() }, "ro", db);
  const details = detailsOf(people[who]!);
  const drawn = (await findCart(cartId, "ro", db))!;
  const cart = agreed(drawn, asUsual);
  const [token = ""] = drawn.checkout_token.split(".");
  const now = { checkout_token: `${token}.${digestCart(cart)}` };
  const priced = (await priceCheckout(cart, details, db, null))!;
  const offer = {
    id,
    details,
    language: "ro",
    terms: asUsual,
    checkoutToken: checkoutTokenOf(now, priced),
    validUntil: addDays(dayOf(new Date().toISOString()), 14),
    note: "Cum am vorbit la telefon.",
  } as const;
  expectKind(await offerDesk(offer, hand, db), "sent", "offer at the desk");
}
