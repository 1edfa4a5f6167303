import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { type Step, type StepResult, takeStep, record, tell } from "../steps/take-step.server";

type RefundResult =
  | StepResult
  | { kind: "too-much"; mostBani: number }
  | { kind: "cash-limit"; mostBani: number };

/**
 * Records that the refund was paid, as a payment of the order. Refuses more than the order's
 * payments now come to, and more cash than the law allows.
 */
export function payRefund(
  step: Step & { method: PaymentMethod },
  db: Db = shopDatabase(),
): Promise<RefundResult> {
  return takeStep<RefundResult>(step, "refund", db, async (withdrawal, trx) => {
    const { refund, order } = withdrawal;
    if (!refund || !order) return { kind: "moved-before" };
    const payment = {
      kind: "refund" as const,
      reason: order.status === "cancelled" ? ("cancelled" as const) : ("taken_back" as const),
      method: step.method,
      amountBani: refund.amount_bani,
      remark: "",
      formToken: `refund-${refund.id}`,
    };
    const paid = await recordPaymentWithin(order.number, payment, step.admin, trx);
    if (paid.kind === "too-much" || paid.kind === "cash-limit") return paid;
    if (paid.kind !== "recorded") return { kind: "moved-before" };
    const paid_at = new Date().toISOString();
    await trx.updateTable("refunds").set({ paid_at }).where("id", "=", refund.id).execute();
    await record(withdrawal, "withdrawal-refunded", step.admin, { paid_at }, trx);
    await tell(withdrawal, { step: "refunded", amount_bani: refund.amount_bani }, trx);
    return { kind: "done" };
  });
}
