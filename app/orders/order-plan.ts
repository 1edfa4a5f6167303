import { sumCharges } from "~/delivery/order-charges";
import { payableOf } from "~/billing/payable";
import { nextDue, paymentPlan, type PaymentDue } from "~/billing/payment-plan";
import { lineWithVat } from "~/shop/vat";

import type { Order, transportColumns } from "./order.server";
import { orderTerm } from "./promised-delivery";
import { isTransportAgreed } from "./transport-state";

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
  | "advance_paid_on"
  | "vat_percent"
  | "is_vat_included"
  | (typeof transportColumns)[number]
> & {
  lines: Pick<
    Order["lines"][number],
    "is_withdrawal_exempt" | "unit_price_bani" | "quantity" | "discount_bani" | "term"
  >[];
};

/**
 * The plan of an order's payments, as the order page, its mails and the desk show it; bani. Empty while
 * the transport is not agreed: nobody can say yet what is to be paid.
 */
export function planOf(order: PlannedBy): PaymentDue[] {
  if (!isTransportAgreed(order.transport_state)) return [];
  const vat = { percent: order.vat_percent, isIncluded: order.is_vat_included };
  const madeToOrder = order.lines.filter((line) => line.is_withdrawal_exempt);
  return paymentPlan({
    method: order.payment_method,
    isCancelled: payableOf(order).kind === "cancelled",
    totalBani: order.total_bani - order.reduced_bani,
    advanceBani: order.advance_bani,
    madeToOrderBani: madeToOrder.reduce(
      (sum, { unit_price_bani: unitPriceBani, quantity, discount_bani: discountBani }) =>
        sum + lineWithVat({ unitPriceBani, quantity, discountBani }, vat),
      0,
    ),
    chargesBani: sumCharges(order, vat),
    paidBani: order.paid_bani,
    placedOn: order.placed_on,
    advanceDueOn: order.advance_due_on,
    daysToDelivery: orderTerm(order)?.from ?? null,
    advancePaidOn: order.advance_paid_on,
  });
}

/** What an order is to pay next; undefined where it takes nothing, or nobody can say yet what it owes. */
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
