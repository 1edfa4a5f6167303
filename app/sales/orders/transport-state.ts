import type { TransportState } from "~db/schema";

/**
 * Whether what the transport of an order costs is agreed. Before it is, the order is not confirmed,
 * nothing of it is made, and nothing is asked to be paid (commerce.md, *Delivery*).
 */
export function isTransportAgreed(state: TransportState): boolean {
  return state === "agreed" || state === "none";
}
