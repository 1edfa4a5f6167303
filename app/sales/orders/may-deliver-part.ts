import type { OrderStatus, TransportState } from "~db/schema";

import { productionStatuses } from "./order-status";
import { isTransportAgreed } from "./transport-state";

/** What the field of a line begins with that says how many of its pieces are handed over. */
export const PIECES = "pieces-";

/** Whether some of an order's pieces may be handed over before the others. */
export function mayDeliverPart(order: {
  status: OrderStatus;
  transport_state: TransportState;
  has_only_swatches: 0 | 1;
  lines: readonly { quantity: number }[];
}): boolean {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isUnderWay = productionStatuses.some((one) => one === order.status);
  const isOfSwatches = order.has_only_swatches === 1;
  return pieces > 1 && isUnderWay && !isOfSwatches && isTransportAgreed(order.transport_state);
}
