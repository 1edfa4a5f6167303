import { addDays } from "~/platform/format/dates";
import type { OrderStatus, PaymentMethod } from "~db/schema";

/** What the plan of an order's payments follows from. Amounts in bani, with VAT; days of Bucharest. */
export interface PayableOrder extends Advanced {
  method: PaymentMethod;
  status: OrderStatus;
  placedOn: string;
  /** Of the first payment; empty in orders of before: then five days from the order. */
  advanceDueOn: string;
  /** When it was ready to be brought or fetched; null before that. */
  readyOn: string | null;
  /** What the parts come to that were handed over, less what of that is owed no longer; bani, with VAT. */
  delivered_bani: number;
  /** The day of its last delivery in parts; empty before one. */
  part_delivered_on: string;
}

/** What of an order's row says what is paid first; bani, with VAT. */
export interface Advanced {
  total_bani: number;
  /** What of the total is owed no longer: it leaves so much less to be paid first. */
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
  /** It is of the rest what a part comes to that was handed over. */
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
 * The plan of an order's payments (commerce.md, *Paying*). Of ready-made pieces alone all is due with the
 * order. With something made to order nothing is owed before the workshop has confirmed it; then the first
 * payment is, and before the delivery, once all is made, the rest with the transport. Who pays at the
 * delivery pays all of it then. What parts that are handed over come to is due with them. Money counts towards the first due first; what a cancelled order has is not
 * owed. The amounts add up to what is owed.
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
 * What is to be paid now: all of the plan that is not paid and that nothing is awaited for, in one sum, as the
 * first of it and by its day. Undefined where that is nothing.
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
