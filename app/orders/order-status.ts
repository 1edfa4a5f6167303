import type { OrderStatus, PaymentKind, PaymentStatus } from "~db/schema";

/** In the order of an order's life; cancelled stands apart. */
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

export const paymentKinds = ["advance", "rest", "refund"] as const satisfies PaymentKind[];

/** How money comes in or goes back; customers choose among the first two. */
export const recordedMethods = ["bank_transfer", "cash_on_delivery", "card"] as const;

/** Where an order may go from where it is: one step on, or cancelled until it is delivered. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ["confirmed", "cancelled"],
  confirmed: ["in_production", "cancelled"],
  in_production: ["in_delivery", "cancelled"],
  in_delivery: ["delivered", "cancelled"],
  delivered: [],
  cancelled: [],
};

export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return transitions[status];
}

/** The statuses in which somebody still has work with an order. */
export const openStatuses = orderStatuses.filter((status) => transitions[status].length > 0);

/** What the payments of an order make of it. Bani; refunds are negative amounts. */
export function paymentStatusOf(
  payments: { kind: PaymentKind; amount_bani: number }[],
  totalBani: number,
): PaymentStatus {
  const paidBani = payments.reduce((sum, payment) => sum + payment.amount_bani, 0);
  if (paidBani >= totalBani) return "paid";
  if (paidBani > 0) return "advance_paid";
  return payments.some(({ kind }) => kind === "refund") ? "refunded" : "unpaid";
}
