import type { OrderDetailColumns } from "~db/schema";

import { deliveryOf } from "../buyer-details";

/** Where and to whom an order goes, in one line; `pickup`: what is said where it is fetched. */
export function deliveryLine(order: OrderDetailColumns, pickup: string): string {
  if (order.delivery_method === "pickup") return pickup;
  const { name, address, place } = deliveryOf(order);
  return [name, address, place].filter(Boolean).join(", ");
}
