import type { PaymentKind, PaymentMethod, PaymentReason, RefundReason } from "~db/schema";

/** A payment, a refund or a correction that is to be recorded. */
export interface NewPayment {
  kind: PaymentKind;
  method: PaymentMethod;
  /** More than 0, for refunds too. */
  amountBani: number;
  remark: string;
  /** The day on which the money moved; today where nobody says another. */
  paidOn?: string;
  /** Somebody has confirmed that it was paid before the order was placed. */
  isDayConfirmed?: boolean;
  /** The payment that a correction takes back. */
  correctsId?: string | undefined;
  /** The number of the fiscal receipt or in the receipt book, if there is one. */
  receiptNumber?: string;
  /** The token of the form it comes from: each form records one payment. */
  formToken: string;
  /** Why money goes back; a refund has to say it, a payment says nothing. */
  reason?: PaymentReason;
}

export type PaymentRefusal =
  /** The day is not over yet, or it lies before the order's. */
  | { kind: "future" }
  | { kind: "before-order"; placedOn: string }
  /** It is cancelled: it takes no money, and gets no document for any. */
  | { kind: "cancelled" }
  /** A refund does not say why, or not for a reason that the order allows. */
  | { kind: "no-reason"; reasons: RefundReason[] }
  | { kind: "too-much"; mostBani: number }
  /** A correction is more than what is left of the payment that it corrects. */
  | { kind: "corrected"; mostBani: number }
  /** `mostBani`: what the law still allows to be paid in cash. */
  | { kind: "cash-limit"; mostBani: number };
