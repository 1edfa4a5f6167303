import type { OrderStatus, PaymentKind } from "~db/schema";

interface PayableOrder {
  status: OrderStatus;
  total_bani: number;
  advance_bani: number;
  paid_bani: number;
}

/**
 * What an order's customer owes now, in bani: what is left of the advance while that is not reached,
 * then all the rest; nothing for a cancelled order.
 */
export function dueNow({ status, total_bani, advance_bani, paid_bani }: PayableOrder): {
  kind: Exclude<PaymentKind, "refund">;
  amountBani: number;
} {
  if (status === "cancelled") return { kind: "rest", amountBani: 0 };
  if (paid_bani < advance_bani) return { kind: "advance", amountBani: advance_bani - paid_bani };
  return { kind: "rest", amountBani: Math.max(0, total_bani - paid_bani) };
}
