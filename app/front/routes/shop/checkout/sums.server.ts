import type { TypedDetails } from "~/sales/orders/checkout-form";
import { priceTyped } from "~/sales/orders/front/typed-price.server";
import { offeredColumns } from "~/sales/orders/order-transport";
import { wayOfOrder } from "~/sales/orders/promised-delivery";
import { areSwatches, type Cart } from "~/shop/cart/cart-line";
import { termedBy, wayAcross, type Way } from "~/shop/catalogue/delivery-way";
import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";

/** What a cart comes to and when it arrives, as far as what has been typed says where it goes. */
export async function sumUp(cart: Cart, typed: TypedDetails) {
  const known = await priceTyped(cart, typed);
  if (!known) {
    const across = wayAcross(daysAcross(await listActiveZones()));
    const way: Way = areSwatches(cart.lines) ? { days: null } : across;
    return { lines: termedBy(way, cart.lines), way, totals: cart.totals, order: null };
  }
  const { priced, choice } = known;
  const order = {
    delivery_method: choice.deliveryMethod,
    carrying: choice.carrying,
    floor: choice.floor,
    assembly: choice.assembly,
    ...offeredColumns(priced.offer),
  };
  const lines = termedBy({ days: priced.offer.days }, cart.lines);
  return { lines, way: wayOfOrder(order), totals: priced.totals, order };
}

export type Sums = Awaited<ReturnType<typeof sumUp>>;
