import { addDays } from "~/platform/format/dates";
import type { OrderStatus, PaymentMethod } from "~db/schema";

/** What the plan of an order's payments follows from. Amounts in bani, with VAT; days of Bucharest. */
export interface PayableOrder extends Advanced {
  method: PaymentMethod;
  status: OrderStatus;
  placedOn: string;
  /** The last day of the first payment; empty in older orders, where it is five days from the order. */
  advanceDueOn: string;
  /** When it was ready to be brought or fetched; null before that. */
  readyOn: string | null;
  /** The price of the parts that were handed over, less what is no longer owed of it; bani, with VAT. */
  delivered_bani: number;
  /** The day of its last delivery in parts; empty before one. */
  part_delivered_on: string;
}

/** What of an order's row says what is paid first; bani, with VAT. */
export interface Advanced {
  total_bani: number;
  /** The part of the total that is no longer owed; the first payment is less by as much. */
  reduced_bani: number;
  /**
   * The first payment as it was ordered: the advance of what is made to order and all ready-made pieces
   * beside it; nothing where nothing is made to order.
   */
  advance_bani: number;
  /** Money received, less refunds. */
  paid_bani: number;
}

/** What has to happen before a payment is asked for; null once it has. */
type Awaited = "confirmation" | "making" | "delivery" | null;

export interface PaymentDue {
  /** What is paid first, or the rest before the delivery. */
  kind: "advance" | "rest";
  /** Whether it is the part of the rest that pays for pieces already handed over. */
  isPart: boolean;
  amountBani: number;
  /** How much of it is not paid. */
  leftBani: number;
  awaits: Awaited;
  /** By when; null while something is awaited, and for what is paid at the delivery. */
  dueOn: string | null;
}

const USUAL_DUE_DAYS = 5;

/**
 * The plan of an order's payments (commerce.md, *Paying*). Of ready-made pieces alone all is due with the order. With
 * something made to order nothing is owed before the workshop has confirmed it; then the first payment is, and before
 * the delivery, once all is made, the rest with the transport. An order that is paid at the delivery is paid whole
 * then. Pieces handed over in parts are due with their delivery. Money counts towards the earliest due first; a
 * cancelled order owes nothing. The amounts add up to what is owed.
 */
export function paymentPlan(order: PayableOrder): PaymentDue[] {
  const owedBani = owedOf(order);
  const firstBani = order.method === "cash_on_delivery" ? 0 : firstDueBani(order);
  const partBani = Math.max(0, deliveredDueBani(order) - firstBani);
  const amounts = [
    { kind: "advance", isPart: false, amountBani: firstBani, ...whenFirst(order) },
    { kind: "rest", isPart: true, amountBani: partBani, ...whenPart(order) },
    {
      kind: "rest",
      isPart: false,
      amountBani: owedBani - firstBani - partBani,
      ...whenRest(order),
    },
  ] as const;
  let paidBani = Math.max(0, order.paid_bani);
  return amounts.flatMap(({ kind, isPart, amountBani, awaits, dueOn }) => {
    if (amountBani <= 0) return [];
    const leftBani = order.status === "cancelled" ? 0 : Math.max(0, amountBani - paidBani);
    paidBani = Math.max(0, paidBani - amountBani);
    return [{ kind, isPart, amountBani, leftBani, awaits, dueOn }];
  });
}

function owedOf({ total_bani, reduced_bani }: Advanced): number {
  return Math.max(0, total_bani - reduced_bani);
}

/** Whether all of an order was taken back, so that nothing of it is owed, made or brought. */
export function isTakenBack({
  total_bani,
  reduced_bani,
}: Pick<Advanced, "total_bani" | "reduced_bani">): boolean {
  return reduced_bani > 0 && reduced_bani >= total_bani;
}

/** What of an order is paid first, in bani: all of it where nothing is made to order. */
export function firstDueBani(order: Advanced): number {
  const owedBani = owedOf(order);
  if (order.advance_bani === 0) return owedBani;
  return Math.min(owedBani, Math.max(0, order.advance_bani - order.reduced_bani));
}

/** What of an order is owed for the parts that were handed over; bani. */
function deliveredDueBani(order: Advanced & Pick<PayableOrder, "delivered_bani">): number {
  return Math.min(owedOf(order), order.delivered_bani);
}

type When = Pick<PaymentDue, "awaits" | "dueOn">;

function whenFirst({ status, advance_bani, advanceDueOn, placedOn }: PayableOrder): When {
  if (advance_bani > 0 && status === "new") return { awaits: "confirmation", dueOn: null };
  return { awaits: null, dueOn: advanceDueOn || addDays(placedOn, USUAL_DUE_DAYS) };
}

function whenPart({ part_delivered_on }: PayableOrder): When {
  return { awaits: null, dueOn: part_delivered_on };
}

function whenRest({ method, status, readyOn }: PayableOrder): When {
  if (method === "cash_on_delivery" && status !== "delivered") {
    return { awaits: "delivery", dueOn: null };
  }
  if (readyOn === null) return { awaits: "making", dueOn: null };
  return { awaits: null, dueOn: addDays(readyOn, USUAL_DUE_DAYS) };
}

/**
 * What is to be paid now: everything in the plan that is unpaid and waits for nothing, in one sum, with the
 * kind and the day of the first of it. Undefined if that is nothing.
 */
export function nextDue(plan: PaymentDue[]): PaymentDue | undefined {
  const open = plan.filter(({ leftBani, awaits }) => leftBani > 0 && awaits === null);
  const [first] = open;
  if (!first) return undefined;
  const amountBani = open.reduce((sum, due) => sum + due.amountBani, 0);
  const leftBani = open.reduce((sum, due) => sum + due.leftBani, 0);
  return { ...first, amountBani, leftBani };
}

/** The first of the plan that is not paid, whenever it is asked for. Undefined where nothing is owed. */
export function nextOpen(plan: PaymentDue[]): PaymentDue | undefined {
  return plan.find(({ leftBani }) => leftBani > 0);
}

/** What of the first payment of an order with something made to order is not paid; bani. */
export function advanceLeft(order: Advanced): number {
  return order.advance_bani === 0
    ? 0
    : Math.max(0, firstDueBani(order) - Math.max(0, order.paid_bani));
}

/** Whether the work on what is made to order may begin: its first payment is there, or there is none. */
export function isAdvancePaid(order: Advanced): boolean {
  return advanceLeft(order) === 0;
}
