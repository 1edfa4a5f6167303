import type { TransportState } from "~db/schema";
import type { OrderStatus, PaymentKind, PaymentReason, PaymentStatus } from "~db/schema";

import { isCorrection } from "./refund-reasons";

/** In the order in which an order passes through them; cancelled is outside that order. */
export const orderStatuses = [
  "new",
  "confirmed",
  "in_production",
  "in_delivery",
  "delivered",
  "cancelled",
] as const satisfies OrderStatus[];

export const paymentStatuses = [
  "unpaid",
  "advance_paid",
  "paid",
  "refunded",
] as const satisfies PaymentStatus[];

export const buyerKinds = ["person", "company"] as const;

/** The ways in which customers may choose to pay; by card only where somebody takes cards. */
export const paymentMethods = ["bank_transfer", "cash_on_delivery", "card"] as const;

/** Ways in which money is received or refunded. */
export const recordedMethods = [...paymentMethods] as const;

/** The statuses that may follow each: the next one, or cancelled until delivery. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ["confirmed", "cancelled"],
  confirmed: ["in_production", "cancelled"],
  in_production: ["in_delivery", "cancelled"],
  in_delivery: ["delivered", "cancelled"],
  delivered: [],
  cancelled: [],
};

export function nextStatuses(status: OrderStatus, hasOnlySwatches = false): readonly OrderStatus[] {
  // Swatches are sent as they are.
  if (hasOnlySwatches && status === "confirmed") return ["in_delivery", "cancelled"];
  return transitions[status];
}

/** The statuses of orders that the workshop has to make or send. */
export const productionStatuses = [
  "confirmed",
  "in_production",
  "in_delivery",
] as const satisfies OrderStatus[];

/**
 * The step that the workshop itself takes an order: into production, and out of it. All other steps
 * are for those who speak with the customer.
 */
export function nextStage(status: OrderStatus): "in_production" | "in_delivery" | undefined {
  if (status === "confirmed") return "in_production";
  return status === "in_production" ? "in_delivery" : undefined;
}

/** The statuses of orders with work left. */
export const openStatuses = orderStatuses.filter((status) => transitions[status].length > 0);

/** What a row of the payments is called: kinds of payments, and why money went back. */
export function paymentWord(payment: { kind: PaymentKind; reason: PaymentReason }) {
  const { kind, reason } = payment;
  if (reason === "") return `pay.kinds.${kind}` as const;
  return `pay.back.${reason}` as const;
}

/**
 * The payment status that an order's payments add up to. Bani; refunds are negative amounts.
 * `owedBani`: its total, less what is owed no longer.
 */
export function paymentStatusOf(
  payments: { kind: PaymentKind; reason: PaymentReason; amount_bani: number }[],
  owedBani: number,
): PaymentStatus {
  const paidBani = payments.reduce((sum, payment) => sum + payment.amount_bani, 0);
  if (paidBani > 0) return paidBani >= owedBani ? "paid" : "advance_paid";
  const isGivenBack = payments.some((one) => one.kind === "refund" && !isCorrection(one));
  return isGivenBack ? "refunded" : "unpaid";
}

/**
 * Whether what the transport of an order costs is agreed. Before it is, the order is not confirmed,
 * nothing of it is made, and nothing is asked to be paid (commerce.md, *Delivery*).
 */
export function isTransportAgreed(state: TransportState): boolean {
  return state === "agreed" || state === "none";
}
