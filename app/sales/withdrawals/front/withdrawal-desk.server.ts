import { randomUUID } from "node:crypto";

import type { Admin } from "~/platform/settings/audit-log.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { returnPieces } from "~/sales/orders/stock.server";
import { settleSwatchCredit } from "~/sales/orders/swatch-credit.server";
import {
  nextSteps,
  plainOrderNumber,
  proposedRefund,
  refundDueOn,
} from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { reduceOrder } from "../steps/reduce-order.server";
import {
  type Step,
  type StepResult,
  takeStep,
  change,
  record,
  tell,
} from "../steps/take-step.server";
import { findDeskWithdrawal } from "../withdrawal-list.server";

/** Records that the goods are back. */
export function receiveGoods(step: Step, db: Db = shopDatabase()): Promise<StepResult> {
  return takeStep(step, "receive", db, async (withdrawal, trx) => {
    const received_at = new Date().toISOString();
    await change(withdrawal, { received_at, closed_at: null }, "withdrawal-received", step, trx);
    await tell(withdrawal, { step: "received" }, trx);
    return { kind: "done" };
  });
}

/** Refuses the withdrawal; `answer` is the reason that its author is told. */
export function refuseWithdrawal(
  step: Step & { answer: string },
  db: Db = shopDatabase(),
): Promise<StepResult> {
  const { answer } = step;
  return takeStep(step, "refuse", db, async (withdrawal, trx) => {
    const refused_at = new Date().toISOString();
    const values = { refused_at, closed_at: null, answer };
    await change(withdrawal, values, "withdrawal-refused", step, trx);
    await tell(withdrawal, { step: "refused", answer }, trx);
    return { kind: "done" };
  });
}

/** Closes the statement without a mail, because it was settled otherwise or is nobody's. `answer` says why. */
export function closeWithdrawal(
  step: Step & { answer: string },
  db: Db = shopDatabase(),
): Promise<StepResult> {
  const { answer } = step;
  return takeStep(step, "close", db, async (withdrawal, trx) => {
    const values = { closed_at: new Date().toISOString(), answer };
    await change(withdrawal, values, "withdrawal-closed", step, trx);
    return { kind: "done" };
  });
}

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

/**
 * Ties a statement to the order that it means. Refuses once it is accepted, an unknown number, and a form
 * that has not seen the order that it is tied to now; `seen` is that order's number, empty without one.
 */
export async function linkWithdrawal(
  { id, number, seen, admin }: { id: string; number: string; seen: string; admin: Admin },
  db: Db = shopDatabase(),
): Promise<StepResult | { kind: "unknown-order" }> {
  return db.transaction().execute(async (trx) => {
    const withdrawal = await findDeskWithdrawal(id, trx);
    if (!withdrawal) return { kind: "unknown" };
    if (!nextSteps(withdrawal.state).includes("accept")) return { kind: "moved-before" };
    const order = await trx
      .selectFrom("orders")
      .select("id")
      .where("number", "=", plainOrderNumber(number))
      .executeTakeFirst();
    if (!order) return { kind: "unknown-order" };
    if (order.id === withdrawal.order?.id) return { kind: "done" };
    if (seen !== (withdrawal.order?.number ?? "")) return { kind: "moved-before" };
    await trx.deleteFrom("withdrawal_lines").where("withdrawal_id", "=", id).execute();
    await trx
      .updateTable("withdrawals")
      .set({ order_id: order.id, known_by: "desk" })
      .where("id", "=", id)
      .execute();
    await record(withdrawal, "withdrawal-linked", admin, { order: plainOrderNumber(number) }, trx);
    return { kind: "done" };
  });
}
