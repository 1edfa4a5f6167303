import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { findByHand } from "../paying/payment-row.server";
import { type PaymentResult, recordPaymentWithin } from "../record-payment.server";

/** A payment as it should have been noted. `amountBani` is 0 where no money came. */
export interface PaymentCorrection {
  paymentId: string;
  amountBani: number;
  paidOn: string;
  method: PaymentMethod;
  remark: string;
  formToken: string;
}

export type CorrectPaymentResult =
  | Exclude<PaymentResult, { kind: "recorded" }>
  | { kind: "corrected-payment" }
  /** It came from a card provider or a bank's statement, is a refund, or was corrected before. */
  | { kind: "not-by-hand" }
  /** Some of its money was given back already. */
  | { kind: "money-gone" }
  /** It is noted as it is. */
  | { kind: "nothing-changed" };

/**
 * Corrects a payment that was noted wrongly: takes it back whole, with its documents, and notes it anew as it
 * really was, or not at all. No money moves. Card payments are corrected by the provider's events, and
 * payments of a bank's statement by undoing its row.
 */
export async function correctPayment(
  number: string,
  right: PaymentCorrection,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<CorrectPaymentResult> {
  try {
    return await db.transaction().execute((trx) => correctWithin(number, right, admin, trx));
  } catch (error) {
    if (error instanceof GivenUp) return error.refusal;
    throw error;
  }
}

/** Ends a transaction without a change, because a later part of it was refused. */
class GivenUp extends Error {
  constructor(readonly refusal: Exclude<PaymentResult, { kind: "recorded" }>) {
    super(refusal.kind);
  }
}

async function correctWithin(
  number: string,
  right: PaymentCorrection,
  admin: Admin,
  trx: Db,
): Promise<CorrectPaymentResult> {
  const { paymentId, amountBani, paidOn, method, remark, formToken } = right;
  const wrong = await findByHand(number, paymentId, trx);
  if (typeof wrong === "string") return { kind: wrong };
  const isSame = amountBani === wrong.amount_bani && paidOn === wrong.paid_on;
  if (isSame && method === wrong.method) return { kind: "nothing-changed" };
  const mistake = { kind: "refund", reason: "mistake", method: wrong.method, remark } as const;
  const back = { ...mistake, amountBani: wrong.amount_bani, correctsId: paymentId, formToken };
  const taken = await recordPaymentWithin(number, back, admin, trx);
  if (taken.kind === "too-much") return { kind: "money-gone" };
  if (taken.kind !== "recorded") return taken;
  if (amountBani === 0) return { kind: "corrected-payment" };
  const anew = { kind: wrong.kind, method, amountBani, paidOn, remark: wrong.remark };
  const form = { receiptNumber: wrong.receipt_number, formToken: `${formToken}-anew` };
  const result = await recordPaymentWithin(number, { ...anew, ...form }, admin, trx);
  if (result.kind !== "recorded") throw new GivenUp(result);
  return { kind: "corrected-payment" };
}
