import { payableOf, type Owing } from "~/sales/billing/payable";
import type { CorrectionReason, PaymentKind, PaymentReason, RefundReason } from "~db/schema";

/** Why money goes back to a buyer, in the order in which the office is offered them. */
export const refundReasons = [
  "overpaid",
  "price_lowered",
  "taken_back",
  "cancelled",
] as const satisfies RefundReason[];

/**
 * Why money is counted no more that no refund gave back: nobody had paid it, or the buyer's bank took it
 * back from the shop. What was owed is owed as before.
 */
export const correctionReasons = ["mistake", "charged_back"] as const satisfies CorrectionReason[];

/** Whether a row of the payments takes back a payment that does not count, and is no refund. */
export function isCorrection({ kind, reason }: { kind: PaymentKind; reason: PaymentReason }) {
  return kind === "refund" && correctionReasons.some((one) => one === reason);
}

/** What of an order's money is beyond what it owes; bani. All of a cancelled one's is. */
export function overpaidBani(order: Owing): number {
  if (payableOf(order).kind === "cancelled") return Math.max(0, order.paid_bani);
  return Math.max(0, order.paid_bani - (order.total_bani - order.reduced_bani));
}

/** The reasons for which an order may give money back now: a cancelled one has that reason alone. */
export function reasonsOf(order: Owing): RefundReason[] {
  if (order.paid_bani <= 0) return [];
  if (order.status === "cancelled") return ["cancelled"];
  const isOver = overpaidBani(order) > 0;
  return [...(isOver ? ["overpaid" as const] : []), "price_lowered", "taken_back"];
}

/** The most that may go back for a reason; bani. What was overpaid is all that is refunded as such. */
export function mostBack(order: Owing, reason: PaymentReason): number {
  return reason === "overpaid" ? overpaidBani(order) : Math.max(0, order.paid_bani);
}

/**
 * By how much money that goes back lowers what is owed; bani (commerce.md, *Paying*: no refund ever makes
 * a rest). A lowered price and a piece taken back take from the value what was not overpaid already: the
 * desk of withdrawals has lowered it before the money goes. What was overpaid, a cancelled order's money
 * and a correction leave it as it is.
 */
export function loweredBy(order: Owing, reason: PaymentReason, amountBani: number): number {
  if (reason !== "price_lowered" && reason !== "taken_back") return 0;
  return Math.max(0, amountBani - overpaidBani(order));
}

/** The reason for which so much may go back without anybody saying one; undefined where there is none. */
export function certainReason(order: Owing, amountBani: number): RefundReason | undefined {
  if (amountBani > order.paid_bani) return undefined;
  if (order.status === "cancelled") return "cancelled";
  return amountBani <= overpaidBani(order) ? "overpaid" : undefined;
}
