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
 * Why a payment no longer counts although no refund gave it back: nobody had paid it, or the buyer's
 * bank took it back from the shop. What was owed is owed as before.
 */
export const correctionReasons = ["mistake", "charged_back"] as const satisfies CorrectionReason[];

/** Whether a row of the payments takes back a payment that does not count, and is no refund. */
export function isCorrection({ kind, reason }: { kind: PaymentKind; reason: PaymentReason }) {
  return kind === "refund" && correctionReasons.some((one) => one === reason);
}

/** How much more an order was paid than it owes, in bani; for a cancelled order all that was paid. */
export function overpaidBani(order: Owing): number {
  if (payableOf(order).kind === "cancelled") return Math.max(0, order.paid_bani);
  return Math.max(0, order.paid_bani - (order.total_bani - order.reduced_bani));
}

/** The reasons for which an order may give money back now; a cancelled order has only that reason. */
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
 * By how much money that goes back lowers what is owed; bani (commerce.md, *Paying*: no refund ever leaves
 * something to pay). A refund for a lowered price or a piece taken back lowers it by the part of the refund that
 * was not overpaid already; after a withdrawal that is nothing, because its desk has lowered it before. A refund of
 * an overpayment or of a cancelled order, and a correction, leave it as it is.
 */
export function loweredBy(order: Owing, reason: PaymentReason, amountBani: number): number {
  if (reason !== "price_lowered" && reason !== "taken_back") return 0;
  return Math.max(0, amountBani - overpaidBani(order));
}

/** The reason that is certain for a refund of this amount, so that nobody need give one; undefined if there is none. */
export function certainReason(order: Owing, amountBani: number): RefundReason | undefined {
  if (amountBani > order.paid_bani) return undefined;
  if (order.status === "cancelled") return "cancelled";
  return amountBani <= overpaidBani(order) ? "overpaid" : undefined;
}
