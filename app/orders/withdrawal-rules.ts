import { partOf } from "~/billing/amounts";
import { addDays, dayOf } from "~/format/dates";
import { isWorkingDay } from "~/format/working-days";
import { lineWithVat, priceWithVat } from "~/shop/vat";

/** The law's days for a withdrawal, and for the refund after it (OUG 34/2014, art. 9 and art. 13). */
const LEGAL_DAYS = 14;
/** The days for which the shop takes ready-made pieces back (spec §1 and §9). */
const PROMISED_DAYS = 30;

/** Where a withdrawal stands. */
export const withdrawalStates = [
  "open",
  "received",
  "accepted",
  "refunded",
  "refused",
  "closed",
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What the workshop may do about a withdrawal. */
export type WithdrawalStep = "receive" | "accept" | "refuse" | "close" | "refund";

/** A refusal may be taken back, an acceptance not: the customer relies on it. */
const steps: Record<WithdrawalState, readonly WithdrawalStep[]> = {
  open: ["receive", "accept", "refuse", "close"],
  received: ["accept", "refuse", "close"],
  accepted: ["refund"],
  refunded: [],
  refused: ["accept"],
  closed: ["receive", "accept", "refuse"],
};

/** The steps that may follow a state. An accepted withdrawal without money to return has none. */
export function nextSteps(state: WithdrawalState): readonly WithdrawalStep[] {
  return steps[state];
}

/** The state that a record's instants add up to. */
export function withdrawalState(row: {
  received_at: string | null;
  accepted_at: string | null;
  refused_at: string | null;
  closed_at: string | null;
  /** Whether there is a refund, and it is paid. */
  isRefunded: boolean;
}): WithdrawalState {
  if (row.accepted_at) return row.isRefunded ? "refunded" : "accepted";
  if (row.refused_at) return "refused";
  if (row.closed_at) return "closed";
  return row.received_at ? "received" : "open";
}

/**
 * The last days, `YYYY-MM-DD`, on which a statement is in time by the law and by the shop's promise,
 * for goods received at an instant. The day of receipt does not count, and a period that would end
 * on a day off ends with the next working day (Regulation 1182/71, art. 3).
 */
export function withdrawalDeadlines(receivedAt: string): { legal: string; promised: string } {
  const day = dayOf(receivedAt);
  return {
    legal: workingDayFrom(addDays(day, LEGAL_DAYS)),
    promised: workingDayFrom(addDays(day, PROMISED_DAYS)),
  };
}

function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** The last day on which the money is due back, `YYYY-MM-DD`: 14 days from the statement. */
export function refundDueOn(declaredAt: string): string {
  return addDays(dayOf(declaredAt), LEGAL_DAYS);
}

/**
 * What an acceptance owes at first sight, in bani: what was paid for the returned pieces, with VAT and
 * less their share of a discount, and the transport where nothing else is left of the order (OUG 34/2014, art. 13), at most what was paid and is not owed
 * back already. `left`: how many of a line may still be taken back.
 */
export function proposedRefund(
  lines: {
    unit_price_bani: number;
    discount_bani: number;
    quantity: number;
    returned: number;
    left: number;
    isExempt: boolean;
  }[],
  order: {
    paid_bani: number;
    owed_bani: number;
    transport_bani: number;
    vat_percent: number;
    is_vat_included: boolean;
  },
): number {
  const isAll = lines.every(({ returned, left, isExempt }) => !isExempt && returned >= left);
  const vat = { percent: order.vat_percent, isIncluded: order.is_vat_included };
  const pieces = lines.reduce((sum, line) => {
    const { unit_price_bani: unitPriceBani, quantity, discount_bani: discountBani } = line;
    const before = line.isExempt ? 0 : quantity - line.left;
    const whole = lineWithVat({ unitPriceBani, quantity, discountBani }, vat);
    return sum + partOf(whole, { all: quantity, before, taken: line.returned });
  }, 0);
  const gross = pieces + (isAll ? priceWithVat(order.transport_bani, vat) : 0);
  return Math.max(0, Math.min(gross, order.paid_bani - order.owed_bani));
}

/** An order's number as people type it, with spaces and in small letters. */
export function plainOrderNumber(typed: string): string {
  return typed.replace(/[\s#]/g, "").replace(/[‐-―]/g, "-").toUpperCase();
}
