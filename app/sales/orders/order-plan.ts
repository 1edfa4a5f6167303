import { dayOf } from "~/platform/format/dates";
import { nextDue, paymentPlan, type PaymentDue } from "~/sales/billing/payment-plan";

import { isTransportAgreed } from "./order-status";
import type { Order } from "./order.server";

type PlannedBy = Pick<
  Order,
  | "payment_method"
  | "status"
  | "total_bani"
  | "reduced_bani"
  | "advance_bani"
  | "paid_bani"
  | "placed_on"
  | "advance_due_on"
  | "transport_state"
  | "delivered_bani"
  | "part_delivered_on"
> & { history: readonly Pick<Order["history"][number], "status" | "changed_at">[] };

/**
 * The plan of an order's payments, as the order page, its mails and the office show it; bani. Empty while
 * the transport is not agreed: nobody can say yet what is to be paid.
 */
export function planOf(order: PlannedBy): PaymentDue[] {
  if (!isTransportAgreed(order.transport_state)) return [];
  const ready = order.history.find(({ status }) => status === "in_delivery");
  return paymentPlan({
    ...order,
    method: order.payment_method,
    placedOn: order.placed_on,
    advanceDueOn: order.advance_due_on,
    readyOn: ready ? dayOf(ready.changed_at) : null,
  });
}

/** What an order has to pay now; undefined if it takes no money, or if something has to happen first. */
export function dueNow(order: PlannedBy): PaymentDue | undefined {
  return nextDue(planOf(order));
}

/** A due as a page shows it. */
export interface ShownDue extends PaymentDue {
  /** Not paid, and its day is over. */
  isLate: boolean;
}

/** The same for a page, with what is late on a day of Bucharest. */
export function showPlan(order: PlannedBy, today: string): ShownDue[] {
  return planOf(order).map((due) => ({
    ...due,
    isLate: due.leftBani > 0 && due.dueOn !== null && due.dueOn < today,
  }));
}
