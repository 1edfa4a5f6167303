import { findSettings } from "~/platform/settings/settings.server";
import type { Cart } from "~/shop/cart/cart-line";
import { findUnoffered } from "~/shop/delivery/offer";
import { refuseProven, type PersonRefusal } from "~/shop/discounts/refuse-person.server";
import type { Db } from "~db/engine";

import { refuseCashOfCart, type CashRefusal } from "../cash.server";
import { priceCheckout, servicesFor } from "../checkout-delivery.server";
import { orderColumns, type CheckoutDetails } from "../checkout-form";

export type RefusedDetails =
  | { kind: "no-cash"; why: CashRefusal }
  | PersonRefusal
  /** Carrying or assembly was chosen in a way that the shop does not offer. */
  | { kind: "not-offered"; field: "carrying" | "assembly" };

/** Why a cart cannot be ordered with details that are complete, as far as is known before the order. */
export async function refuseDetails(
  cart: Cart,
  details: CheckoutDetails,
  userId: string | null,
  trx: Db,
): Promise<RefusedDetails | undefined> {
  const { trade, delivery: services } = await findSettings(trx);
  const field = findUnoffered(details, servicesFor(cart, services));
  if (field) return { kind: "not-offered", field };
  const priced = await priceCheckout(cart, details, trx);
  const { lines, discount } = cart;
  const { totals } = priced ?? cart;
  const why = refuseCashOfCart({ lines, totals, buyer: orderColumns(details), trade });
  if (why) return { kind: "no-cash", why };
  return discount?.kind === "applied" && discount.id
    ? refuseProven({ id: discount.id, code: discount.code }, { email: details.email, userId }, trx)
    : undefined;
}
