import { addDays } from "~/format/dates";
import type { PaymentMethod } from "~db/schema";

/** What the plan of an order's payments follows from. Amounts in bani, with VAT; days of Bucharest. */
export interface PlannedOrder {
  method: PaymentMethod;
  isCancelled: boolean;
  /** What is owed in all; less than what was ordered where pieces were taken back. */
  totalBani: number;
  /** Half of the pieces made to order. */
  advanceBani: number;
  /** What the pieces made to order come to. */
  madeToOrderBani: number;
  /** What transport and what is done with it come to: paid last. */
  chargesBani: number;
  /** Money received, less refunds. */
  paidBani: number;
  placedOn: string;
  /** Empty in orders of before: then five days from the order. */
  advanceDueOn: string;
  /** The fewest days to the delivery, from the advance where there is one; null where not promised. */
  daysToDelivery: number | null;
  /** When the advance was reached; null before that. */
  advancePaidOn: string | null;
}

export interface PaymentDue {
  /** What comes before the work, or the rest before the delivery. */
  kind: "advance" | "rest";
  amountBani: number;
  /** How much of it is not paid. */
  leftBani: number;
  /** By when; null while that follows from a payment that has not come, or was never promised. */
  dueOn: string | null;
}

const USUAL_DUE_DAYS = 5;

/**
 * The plan of an order's payments: before the work half of the pieces made to order and all of the
 * ready-made ones, the rest before the delivery (commerce.md, *Paying*), and with it the transport,
 * unless one payment is all there is. Who pays at the delivery
 * pays all of it then. Money counts towards the first due first; what a cancelled order has is not
 * owed. The amounts add up to the order's total.
 */
export function paymentPlan(order: PlannedOrder): PaymentDue[] {
  const { totalBani } = order;
  const firstBani = firstDueBani(order);
  const amounts = [
    { kind: "advance", amountBani: firstBani, dueOn: firstDueOn(order) },
    { kind: "rest", amountBani: totalBani - firstBani, dueOn: restDueOn(order) },
  ] as const;
  let paidBani = Math.max(0, order.paidBani);
  return amounts.flatMap(({ kind, amountBani, dueOn }) => {
    if (amountBani <= 0) return [];
    const leftBani = order.isCancelled ? 0 : Math.max(0, amountBani - paidBani);
    paidBani = Math.max(0, paidBani - amountBani);
    return [{ kind, amountBani, leftBani, dueOn }];
  });
}

/** What of an order is to be paid before the work, in bani; nothing where it is paid at the delivery. */
export function firstDueBani({
  method,
  totalBani,
  advanceBani,
  madeToOrderBani,
  chargesBani,
}: Pick<
  PlannedOrder,
  "method" | "totalBani" | "advanceBani" | "madeToOrderBani" | "chargesBani"
>): number {
  if (method === "cash_on_delivery") return 0;
  const lastBani = madeToOrderBani > 0 ? madeToOrderBani - advanceBani + chargesBani : 0;
  return Math.min(totalBani, Math.max(0, totalBani - lastBani));
}

function firstDueOn({ advanceDueOn, placedOn }: PlannedOrder): string {
  return advanceDueOn || addDays(placedOn, USUAL_DUE_DAYS);
}

/** The first day on which it may be delivered, as promised: from the advance, unless nothing is paid before. */
function restDueOn({ method, ...order }: PlannedOrder): string | null {
  if (order.daysToDelivery === null) return null;
  const from = method === "cash_on_delivery" ? order.placedOn : order.advancePaidOn;
  return from && addDays(from, order.daysToDelivery);
}

/** What is to be paid next: the first of the plan that is not paid. Undefined where nothing is owed. */
export function nextDue(plan: PaymentDue[]): PaymentDue | undefined {
  return plan.find(({ leftBani }) => leftBani > 0);
}

/** What of an order's row says whether its advance is paid; bani. */
export interface Advanced {
  advance_bani: number;
  /** By how much the price was lowered, which leaves so much less to be paid before the work. */
  lowered_bani: number;
  paid_bani: number;
}

/** What of the advance for what is made to order is not paid; bani. */
export function advanceLeft({ advance_bani, lowered_bani, paid_bani }: Advanced): number {
  return Math.max(0, advance_bani - lowered_bani - paid_bani);
}

/** Whether the work on what is made to order may begin: its advance is there, or there is none. */
export function isAdvancePaid(order: Advanced): boolean {
  return advanceLeft(order) === 0;
}
