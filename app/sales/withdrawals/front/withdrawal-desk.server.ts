import type { Admin } from "~/platform/settings/audit-log.server";
import { nextSteps, plainOrderNumber } from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

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
