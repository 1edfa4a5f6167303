import { addDays } from "~/platform/format/dates";
import { parseForm } from "~/platform/forms/read-form.server";
import { findSettings } from "~/platform/settings/settings.server";
import { agreed, checkoutTokenOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import { orderColumns } from "~/sales/orders/checkout-form";
import type { DeskOrder } from "~/sales/orders/desk-order.server";
import { showPlan, type ShownDue } from "~/sales/orders/order-plan";
import { offeredColumns, type OrderTransport } from "~/sales/orders/order-transport";
import type { Cart } from "~/shop/cart/cart-line";
import { ratesOfCart, totalCart } from "~/shop/cart/cart.server";
import { digestCart } from "~/shop/cart/digest.server";
import type { RateSums, Totals } from "~/shop/cart/totals";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { shownDiscount } from "~/shop/discounts/apply";

import { readTerms, termFaults } from "./read-terms.server";
import { deskFormFor, orderPart, type DeskDetails } from "./schema";

/** What an order comes to as it is typed now. */
export interface PricedDesk {
  totals: Totals;
  rates: RateSums[];
  discount: { code: string; bani: number } | null;
  /** Null while something is missing that says how it is delivered. */
  whole: {
    details: DeskDetails;
    transport: OrderTransport;
    plan: ShownDue[];
    checkoutToken: string;
    acceptedTexts: string;
  } | null;
}

/** Reads the kept values as the form would, and prices the cart by them. */
export async function priceDesk(
  cart: Cart,
  { typed }: Pick<DeskOrder, "typed">,
  today: string,
): Promise<PricedDesk> {
  const details = readStored(typed);
  const isRight = details && Object.keys(termFaults(details, cart.lines)).length === 0;
  if (!details || !isRight)
    return {
      totals: cart.totals,
      rates: ratesOfCart(cart),
      discount: shownDiscount(cart.discount),
      whole: null,
    };
  const terms = readTerms(details);
  const asked = agreed(cart, terms);
  const discount = shownDiscount(asked.discount);
  const priced = await priceCheckout(asked, details, undefined, terms.transportBani);
  if (!priced) {
    return { totals: totalCart(asked), rates: ratesOfCart(asked), discount, whole: null };
  }
  const { transportBani, carryingBani, assemblyBani } = priced.offer;
  const charges = [transportBani, carryingBani, assemblyBani].filter((bani) => bani > 0);
  const { trade } = await findSettings();
  const [token = ""] = cart.checkout_token.split(".");
  const row = { ...orderColumns(orderPart(details)), ...offeredColumns(priced.offer) };
  return {
    totals: priced.totals,
    rates: ratesOfCart(asked, charges),
    discount,
    whole: {
      details,
      transport: row,
      plan: showPlan(
        {
          ...row,
          status: "new",
          total_bani: priced.totals.totalBani,
          advance_bani: priced.totals.advanceBani,
          reduced_bani: 0,
          paid_bani: 0,
          placed_on: today,
          advance_due_on: addDays(today, trade.advanceDueDays),
          delivered_bani: 0,
          part_delivered_on: "",
          history: [],
        },
        today,
      ),
      checkoutToken: checkoutTokenOf({ checkout_token: `${token}.${digestCart(asked)}` }, priced),
      acceptedTexts: digestTexts(await findTextsToAccept(details.language)),
    },
  };
}

/** The kept values if they are all that an order needs; undefined while something is missing. */
function readStored(typed: DeskOrder["typed"]): DeskDetails | undefined {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const submission = parseForm(form, deskFormFor(form));
  return submission.status === "success" ? submission.value : undefined;
}
