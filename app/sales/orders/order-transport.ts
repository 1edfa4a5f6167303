import type { TFunction } from "~/platform/i18n/translate";
import type { DeliveryOffer } from "~/shop/delivery/offer";
import type { OrderDetailColumns } from "~db/schema";

import { isTransportAgreed } from "./order-status";
import type { Order, transportColumns } from "./order.server";

/** What an order, or one that is about to be sent, says of its delivery. */
export type OrderTransport = Pick<Order, (typeof transportColumns)[number]> &
  Pick<OrderDetailColumns, "delivery_method" | "carrying" | "floor" | "assembly">;

/** What the delivery of a cart comes to, as an order's row keeps it. */
export function offeredColumns(offer: DeliveryOffer) {
  return {
    transport_state: offer.state,
    transport_zone: offer.zone,
    transport_from_days: offer.days?.from ?? null,
    transport_to_days: offer.days?.to ?? null,
    transport_bani: offer.transportBani,
    carrying_bani: offer.carryingBani,
    assembly_bani: offer.assemblyBani,
  };
}

/** A part of the delivery in words, with its price as shown; null where that waits for an offer. */
export interface ShownCharge {
  label: string;
  bani: number | null;
}

/** How its pieces are carried up; of a forgotten customer's order only that they were. */
function wayUp({ carrying, carrying_bani }: OrderTransport): "stairs" | "lift" | "carrying" | null {
  if (carrying === "stairs" || carrying === "lift") return carrying;
  return carrying_bani > 0 ? "carrying" : null;
}

/** The delivery of an order, part by part; nothing of orders from before it had a price. */
export function chargesInWords(order: OrderTransport, t: TFunction<"delivery">): ShownCharge[] {
  if (order.transport_state === "none") return [];
  if (order.delivery_method === "pickup") return [{ label: t("charges.pickup"), bani: 0 }];
  const { transport_zone: zone, floor } = order;
  const up = wayUp(order);
  const services = [
    ...(up ? [{ label: t(`charges.${up}`, { floor }), bani: order.carrying_bani }] : []),
    ...(order.assembly === "yes" || order.assembly_bani > 0
      ? [{ label: t("charges.assembly"), bani: order.assembly_bani }]
      : []),
  ];
  const isAgreed = isTransportAgreed(order.transport_state);
  const transport = {
    label: zone ? t("charges.zone", { zone }) : t("charges.transport"),
    bani: isAgreed ? order.transport_bani : null,
  };
  return [transport, ...services];
}
