import { isTransportAgreed } from "~/sales/orders/order-status";
import type { OrderStatus, TransportState } from "~db/schema";

/** Why the lines of an order can no longer be changed, or not now. */
export type Forbidden =
  /** It is delivered or cancelled. */
  | "over"
  /** Its pieces are on their way. */
  | "on-its-way"
  /** A withdrawal from it waits for an answer or for its goods. */
  | "withdrawal"
  /** Nobody has agreed yet what its transport costs. */
  | "transport"
  /** It is of swatches alone, which are sent as they are. */
  | "swatches";

/** What of an order may forbid a change of its lines. */
export interface ChangedOrder {
  status: OrderStatus;
  transport_state: TransportState;
  has_only_swatches: 0 | 1;
  isWithdrawn: boolean;
}

/** What forbids a change of an order's lines; undefined where nothing does. */
export function whatForbids(order: ChangedOrder): Forbidden | undefined {
  if (order.status === "delivered" || order.status === "cancelled") return "over";
  if (order.status === "in_delivery") return "on-its-way";
  if (order.isWithdrawn) return "withdrawal";
  if (order.has_only_swatches === 1) return "swatches";
  return isTransportAgreed(order.transport_state) ? undefined : "transport";
}

/**
 * Why a line stays as it is. `cut`: a batch of the workshop has its boards, or work on them is noted; `work`: it is
 * made to order and in production; `delivered`: some of it was handed over or taken back, and invoiced so;
 * `swatch`: there is one of it. Cut lines and lines in work may still get another price; the others may not.
 */
export type Lock = "cut" | "work" | "delivered" | "swatch";

/** Whether a lock holds the price, too. */
export function isPriceFixed(lock: Lock | undefined): boolean {
  return lock === "delivered" || lock === "swatch";
}

/** Why nothing is written of a change: the order allows none, or its customer is asked about one. */
export type ChangeRefusal = { kind: "unknown" } | { kind: Forbidden } | { kind: "asked" };
