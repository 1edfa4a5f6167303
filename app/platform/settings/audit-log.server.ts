import { isRehearsal } from "~/platform/basics/rehearsal.server";
import { shopDatabase } from "~db/client.server";
import { rowsAs, type Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";
import type texts from "~locales/ro/office-audit-log.json";

const columns = [
  "happened_at",
  "admin_id",
  "admin_email",
  "action",
  "subject",
  "subject_id",
  "before",
  "after",
] as const;

/**
 * The actions and the kinds of things they change; the names are keys of the text group
 * `office-audit-log`.
 */
export type AuditAction = keyof typeof texts.actions;
export type AuditSubject = keyof typeof texts.subjects;

/** Who acts in the back office. The e-mail stays in the log when the account is deleted. */
export interface Admin {
  id: string;
  email: string;
}

/** The fields of a thing by name, as an entry stores them. No secrets, nothing about customers. */
export type AuditedState = Record<string, unknown>;

interface Action {
  admin: Admin;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  before: AuditedState | null;
  after: AuditedState | null;
}

/**
 * Records an administrator's action in the transaction that performs it: who, when, and the thing's
 * fields before and after. Entries are never changed or deleted; the database refuses it.
 */
export async function recordAction(action: Action, trx: Db): Promise<void> {
  await recordActions([action], trx);
}

/**
 * Records an administrator's action on many things at once. Within a rehearsal it records nothing, because that is
 * nobody's action.
 */
export async function recordActions(actions: Action[], trx: Db): Promise<void> {
  if (isRehearsal()) return;
  const happened_at = new Date().toISOString();
  const entries = actions.map(({ admin, action, subject, subjectId, before, after }) => ({
    happened_at,
    admin_id: admin.id,
    admin_email: admin.email,
    action,
    subject,
    subject_id: subjectId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  await trx
    .insertInto("audit_log")
    .columns(columns)
    .expression((eb) => eb.selectFrom(rowsAs("entry", entries, columns)).select(columns))
    .execute();
}

export interface LastAction {
  happened_at: string;
  admin_email: string;
}

/** Who last changed a thing, and when; undefined when no administrator ever did. */
export async function findLastAction(
  subject: AuditSubject,
  subjectId: string,
  db: Db = shopDatabase(),
): Promise<LastAction | undefined> {
  return db
    .selectFrom("audit_log")
    .select(["happened_at", "admin_email"])
    .where("subject", "=", subject)
    .where("subject_id", "=", subjectId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    audit_log: "always: who of the staff did what is what the log is for",
  },
} satisfies PersonalData;
