import { dayOf } from "~/platform/format/dates";
import { payableOf } from "~/sales/billing/payable";
import type { Db } from "~db/engine";

import { cashLeftFor } from "../cash.server";
import { isCorrection, mostBack, reasonsOf } from "../refund-reasons";
import type { PaymentRefusal } from "./new-payment";
import { sumUncorrected, type PaidOrder, type PaymentRow } from "./payment-row.server";

/** Why an order's payment may not be recorded; undefined if it may. */
export async function refusePayment(
  order: PaidOrder,
  row: PaymentRow,
  { today, isDayConfirmed }: { today: string; isDayConfirmed: boolean },
  trx: Db,
): Promise<PaymentRefusal | undefined> {
  const { kind, reason } = row;
  const isRefund = kind === "refund";
  const amountBani = Math.abs(row.amount_bani);
  const placedOn = dayOf(order.placed_at);
  if (row.paid_on > today) return { kind: "future" };
  if (row.paid_on < placedOn && !isDayConfirmed) return { kind: "before-order", placedOn };
  const payable = payableOf(order);
  if (!isRefund && payable.kind === "cancelled") return payable;
  const reasons = reasonsOf(order);
  const isReasoned = isCorrection(row) || reasons.some((one) => one === reason);
  if (isRefund && !isReasoned && order.paid_bani > 0) return { kind: "no-reason", reasons };
  if (row.corrects_id !== null) {
    const uncorrectedBani = await sumUncorrected(order.id, row.corrects_id, trx);
    if (amountBani > uncorrectedBani) return { kind: "corrected", mostBani: uncorrectedBani };
  }
  const leftBani = payable.kind === "owing" ? payable.mostBani : 0;
  const mostBani = isRefund ? mostBack(order, reason) : leftBani;
  if (amountBani > mostBani) return { kind: "too-much", mostBani };
  const cashBani = await cashLeftFor(order, row, row.paid_on, trx);
  return amountBani > cashBani ? { kind: "cash-limit", mostBani: cashBani } : undefined;
}
