import type { ExpressionBuilder } from "kysely";

import { addDays, dayOf } from "~/platform/format/dates";
import { isWorkingDay } from "~/platform/format/working-days";
import { lineWithVat, priceWithVat } from "~/platform/settings/vat";
import { partOf, type Owing } from "~/sales/billing/payable";
import type { Database } from "~db/schema";

import { overpaidBani } from "./refund-reasons";

/** The law's days for a withdrawal, and for the refund after it (OUG 34/2014, art. 9 and art. 13). */
export const LEGAL_DAYS = 14;
/** The days for which the shop takes ready-made pieces back (spec §1 and §9). */
export const PROMISED_DAYS = 30;

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

/** Whether the office still has to decide: to accept, to refuse or to close without an answer. */
export function isUndecided(state: WithdrawalState): boolean {
  return state === "open" || state === "received";
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

/** Whether something is left to do about a withdrawal: to decide it, or to pay its refund. */
export function isUnsettled(eb: ExpressionBuilder<Database, "withdrawals">) {
  return eb.or([
    eb.and([
      eb("accepted_at", "is", null),
      eb("refused_at", "is", null),
      eb("closed_at", "is", null),
    ]),
    eb.exists(
      eb
        .selectFrom("refunds as due")
        .select("due.id")
        .whereRef("due.withdrawal_id", "=", "withdrawals.id")
        .where("due.paid_at", "is", null),
    ),
  ]);
}

/** The withdrawals from an order that are not settled, whoever declared them. */
export function unsettledWithdrawals(eb: ExpressionBuilder<Database, "orders">) {
  return eb
    .selectFrom("withdrawals")
    .select("withdrawals.id")
    .whereRef("withdrawals.order_id", "=", "orders.id")
    .where(isUnsettled);
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

/** A line as a withdrawal takes pieces of it; `left`: how many of it may still be taken back. */
interface ReturnedLine {
  unit_price_bani: number;
  discount_bani: number;
  vat_percent: number | null;
  quantity: number;
  returned: number;
  left: number;
  isExempt: boolean;
}

/** The part of an order from which the value of its pieces follows; bani, with VAT except the transport. */
interface PricedOrder {
  /** As shown, like the prices of the lines. */
  transport_bani: number;
  /** By how much the price of the kept pieces was lowered since. */
  lowered_bani: number;
  vat_percent: number;
  is_vat_included: boolean;
}

/**
 * What pieces that come back were sold for, in bani: their prices with VAT, less their share of a
 * discount and of a price that was lowered since, and with the last of an order's pieces the transport
 * (OUG 34/2014, art. 13). `raisedBani` is that share of the lowered price, which goes with them.
 */
export function returnedValue(
  lines: readonly ReturnedLine[],
  order: PricedOrder,
): { valueBani: number; raisedBani: number } {
  const vat = { percent: order.vat_percent, isIncluded: order.is_vat_included };
  const isAll = lines.every(({ returned, left, isExempt }) => !isExempt && returned >= left);
  const sumOf = (pieces: (line: ReturnedLine) => { before: number; taken: number }) =>
    lines.reduce((sum, line) => {
      const { unit_price_bani: unitPriceBani, quantity, discount_bani: discountBani } = line;
      const { vat_percent: vatPercent } = line;
      const whole = lineWithVat({ unitPriceBani, quantity, discountBani, vatPercent }, vat);
      return sum + partOf(whole, { all: quantity, ...pieces(line) });
    }, 0);
  const goneBefore = ({ isExempt, quantity, left }: ReturnedLine) =>
    isExempt ? 0 : quantity - left;
  const pieces = sumOf((line) => ({ before: goneBefore(line), taken: line.returned }));
  const kept = sumOf((line) => {
    const before = goneBefore(line);
    return { before, taken: line.quantity - before };
  });
  const gross = pieces + (isAll ? priceWithVat(order.transport_bani, vat) : 0);
  const share = isAll ? order.lowered_bani : (order.lowered_bani * pieces) / Math.max(1, kept);
  const raisedBani = Math.min(gross, Math.round(share));
  return { valueBani: gross - raisedBani, raisedBani };
}

/**
 * What an acceptance has to refund, in bani: the price of the returned pieces, but only money that was paid, is not
 * to be refunded already and does not pay for what the buyer keeps, so that the refund leaves nothing to pay.
 */
export function proposedRefund(
  lines: readonly ReturnedLine[],
  order: PricedOrder & Owing & { owed_bani: number },
): number {
  const { valueBani } = returnedValue(lines, order);
  const reduced_bani = Math.min(order.total_bani, order.reduced_bani + valueBani);
  const overBani = overpaidBani({ ...order, reduced_bani }) - order.owed_bani;
  return Math.max(0, Math.min(valueBani, overBani));
}

/** An order's number as people type it, with spaces and in small letters. */
export function plainOrderNumber(typed: string): string {
  return typed.replace(/[\s#]/g, "").replace(/[‐-―]/g, "-").toUpperCase();
}
