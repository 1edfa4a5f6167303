import type { PaymentReason } from "~db/schema";

/**
 * The day of the payment by which the first payment was there, and has stayed; payments by their days. A
 * refund that lowered what is owed lowered the first payment with it.
 */
export function findAdvanceDay(
  payments: { amount_bani: number; paid_on: string; reason: PaymentReason }[],
  advanceBani: number,
): string | null {
  let paidBani = 0;
  let day: string | null = null;
  for (const { amount_bani, paid_on, reason } of payments) {
    if (reason === "price_lowered" || reason === "taken_back") continue;
    paidBani += amount_bani;
    if (paidBani < advanceBani) day = null;
    else day ??= paid_on;
  }
  return day;
}
