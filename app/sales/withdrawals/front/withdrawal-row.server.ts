import { withdrawalState, type WithdrawalState } from "~/sales/orders/withdrawal-rules";

export interface WithdrawalRow {
  id: string;
  order_number: string;
  full_name: string;
  email: string;
  declared_at: string;
  state: WithdrawalState;
  refund?: { amount_bani: number; due_on: string };
}

/** What a list reads of a withdrawal. */
export const columns = [
  "withdrawals.id",
  "withdrawals.order_number",
  "full_name",
  "withdrawals.email",
  "declared_at",
  "received_at",
  "accepted_at",
  "refused_at",
  "closed_at",
  "refunds.amount_bani",
  "refunds.due_on",
  "refunds.paid_at",
] as const;

type StoredRow = Omit<WithdrawalRow, "state" | "refund"> & {
  received_at: string | null;
  accepted_at: string | null;
  refused_at: string | null;
  closed_at: string | null;
  amount_bani: number | null;
  due_on: string | null;
  paid_at: string | null;
};

export function asRow(row: StoredRow): WithdrawalRow {
  const { id, order_number, full_name, email, declared_at, amount_bani, due_on, paid_at } = row;
  return {
    id,
    order_number,
    full_name,
    email,
    declared_at,
    state: withdrawalState({ ...row, isRefunded: paid_at !== null }),
    refund: amount_bani === null || due_on === null ? undefined : { amount_bani, due_on },
  };
}
