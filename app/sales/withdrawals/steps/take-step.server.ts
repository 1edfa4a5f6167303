import type { Updateable } from "kysely";

import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import {
  nextSteps,
  type WithdrawalState,
  type WithdrawalStep,
} from "~/sales/orders/withdrawal-rules";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { findDeskWithdrawal, type DeskWithdrawal } from "../withdrawal-list.server";
import { composeStepMail, type WithdrawalNews } from "./step-mail.server";

export interface Step {
  id: string;
  /** The state that the form showed. */
  from: WithdrawalState;
  admin: Admin;
}

export type StepResult =
  | { kind: "done" }
  | { kind: "unknown" }
  /** The record does not allow it, or a colleague was first. */
  | { kind: "moved-before" };

/**
 * Takes a step of a withdrawal in one transaction. Refuses one that its state does not allow, or that a
 * colleague was first with.
 */
export async function takeStep<Result = StepResult>(
  { id, from }: Step,
  name: WithdrawalStep,
  db: Db,
  take: (withdrawal: DeskWithdrawal, trx: Db) => Promise<Result>,
): Promise<Result | StepResult> {
  return db.transaction().execute(async (trx) => {
    const withdrawal = await findDeskWithdrawal(id, trx);
    if (!withdrawal) return { kind: "unknown" };
    const isLegal = withdrawal.state === from && nextSteps(from).includes(name);
    return isLegal ? take(withdrawal, trx) : { kind: "moved-before" };
  });
}

/** Changes a withdrawal and records it in the audit log. */
export async function change(
  withdrawal: DeskWithdrawal,
  values: Updateable<Database["withdrawals"]>,
  action: AuditAction,
  { admin }: Step,
  trx: Db,
  more: Record<string, unknown> = {},
): Promise<void> {
  await trx.updateTable("withdrawals").set(values).where("id", "=", withdrawal.id).execute();
  // The audit log holds nothing that is said about customers.
  const { answer: _answer, amount_reason: _reason, ...instants } = values;
  await record(withdrawal, action, admin, { ...instants, ...more }, trx);
}

/** Records in the audit log what became of a withdrawal, and nothing that is said in it. */
export async function record(
  withdrawal: DeskWithdrawal,
  action: AuditAction,
  admin: Admin,
  after: Record<string, unknown>,
  trx: Db,
): Promise<void> {
  const before = { state: withdrawal.state };
  const entry = { subject: "withdrawal", subjectId: withdrawal.id } as const;
  await recordAction({ admin, action, ...entry, before, after }, trx);
}

/** Queues the mail about a step to the statement's author. */
export async function tell(
  withdrawal: DeskWithdrawal,
  news: WithdrawalNews,
  trx: Db,
): Promise<void> {
  const mail = composeStepMail(withdrawal, news, await findSettings(trx));
  await enqueueMail(mail, withdrawal.order?.id ?? null, trx);
}
