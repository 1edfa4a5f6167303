import type { PaymentReason } from "~db/schema";

/**
 * The day on which the first payment was complete and has stayed so, by the days of the payments. A
 * refund that lowered what is owed has lowered the first payment too.
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
