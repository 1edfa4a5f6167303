import { randomUUID } from "node:crypto";

import { returnPieces } from "~/sales/orders/stock.server";
import { settleSwatchCredit } from "~/sales/orders/swatch-credit.server";
import { proposedRefund, refundDueOn } from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { reduceOrder } from "../steps/reduce-order.server";
import { type Step, type StepResult, takeStep, change, tell } from "../steps/take-step.server";

export type AcceptResult =
  | StepResult
  | { kind: "no-order" }
  | { kind: "nothing-returned" }
  | { kind: "too-many"; lineId: string; most: number }
  | { kind: "too-much"; mostBani: number }
  /** The pieces come to another sum, and no reason was given. */
  | { kind: "other-amount"; computedBani: number };

interface Acceptance extends Step {
  /** How many pieces of each line are taken back. */
  returned: ReadonlyMap<string, number>;
  /** What is owed for them in bani; null: what they come to (`proposedRefund`). */
  refundBani: number | null;
  /** Why the sum differs from that; empty without a reason. */
  amountReason?: string;
}

/**
 * Accepts the withdrawal: pieces are taken back, which return to stock, and what is owed for them is due
 * 14 days after the statement. What was invoiced of them is taken back by a storno. Refuses a statement
 * whose order is unknown, no pieces at all, more of a line than it has left or any of one that is exempt,
 * more money than was paid and is not owed back already, and without a reason another sum than the pieces
 * come to.
 */
export function acceptWithdrawal(step: Acceptance, db: Db = shopDatabase()): Promise<AcceptResult> {
  return takeStep<AcceptResult>(step, "accept", db, async (withdrawal, trx) => {
    const { order } = withdrawal;
    if (!order) return { kind: "no-order" };
    const lines = order.lines.map((line) => ({
      ...line,
      returned: step.returned.get(line.id) ?? 0,
    }));
    const taken = lines.filter(({ returned }) => returned > 0);
    if (taken.length === 0) return { kind: "nothing-returned" };
    for (const { id, returned, left } of taken) {
      if (returned > left) return { kind: "too-many", lineId: id, most: left };
    }
    const computedBani = proposedRefund(lines, order);
    const refundBani = step.refundBani ?? computedBani;
    const mostBani = Math.max(0, order.paid_bani - order.owed_bani);
    if (refundBani > mostBani) return { kind: "too-much", mostBani };
    const isOther = refundBani !== computedBani;
    const amount_reason = isOther ? (step.amountReason ?? "") : "";
    if (isOther && amount_reason === "") return { kind: "other-amount", computedBani };

    for (const { id, returned, ...line } of taken) {
      await trx
        .insertInto("withdrawal_lines")
        .values({
          withdrawal_id: withdrawal.id,
          order_line_id: id,
          is_declared: 0,
          returned_quantity: returned,
        })
        .onConflict((conflict) =>
          conflict
            .columns(["withdrawal_id", "order_line_id"])
            .doUpdateSet({ returned_quantity: returned }),
        )
        .execute();
      // A cancelled order has given all its pieces back already.
      if (order.status !== "cancelled") await returnPieces(line, returned, trx);
    }
    const at = new Date();
    await reduceOrder({ id: withdrawal.id, order, refundBani }, lines, at, trx);
    await settleSwatchCredit(order.id, at, trx);
    const now = at.toISOString();
    const refund =
      refundBani > 0
        ? { amount_bani: refundBani, due_on: refundDueOn(withdrawal.declared_at) }
        : undefined;
    if (refund) {
      await trx
        .insertInto("refunds")
        .values({ id: randomUUID(), withdrawal_id: withdrawal.id, ...refund, recorded_at: now })
        .execute();
    }
    const values = { accepted_at: now, refused_at: null, closed_at: null, answer: "" };
    const said = { ...values, amount_reason };
    await change(withdrawal, said, "withdrawal-accepted", step, trx, {
      refund_bani: refundBani,
      ...(isOther && { computed_bani: computedBani }),
      pieces: taken.reduce((sum, { returned }) => sum + returned, 0),
    });
    await tell(withdrawal, { step: "accepted", refund }, trx);
    return { kind: "done" };
  });
}
