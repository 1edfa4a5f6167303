import { isRehearsal } from "~/platform/basics/rehearsal.server";
import { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import { rowsAs, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import type { PersonalData } from "~db/personal-data";
import { storedJson } from "~db/stored-json";
import type texts from "~locales/ro/office-audit-log.json";

const PAGE_SIZE = 50;
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

export interface AuditEntry {
  id: number;
  happened_at: string;
  admin_email: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  changes: { field: string; before: string; after: string }[];
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

/**
 * One page of the audit log, newest first, 50 a page; optionally of one kind of thing or of one
 * thing. A page past the end is the last one.
 */
export async function listAuditLog(
  filter: { subject?: AuditSubject; subjectId?: string; page: number },
  db: Db = shopDatabase(),
): Promise<{ entries: AuditEntry[]; total: number; page: number; pageCount: number }> {
  const { subject, subjectId } = filter;
  const matching = db
    .selectFrom("audit_log")
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .$if(subject !== undefined && subjectId !== undefined, (query) =>
      query.where("subject_id", "=", subjectId ?? ""),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, filter.page, PAGE_SIZE);
  const rows = await matching
    .select([
      "id",
      "happened_at",
      "admin_email",
      "action",
      "subject",
      "subject_id",
      "before",
      "after",
    ])
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const entries = rows.map(({ before, after, ...row }) => ({
    ...row,
    action: row.action as AuditAction,
    subject: row.subject as AuditSubject,
    changes: differences(
      before === null ? {} : stateBefore(before),
      after === null ? {} : stateAfter(after),
    ),
  }));
  return { entries, total, page, pageCount };
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

/** The fields that differ before and after, each as a line of text. */
function differences(before: AuditedState, after: AuditedState): AuditEntry["changes"] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

const state = z.record(z.string(), z.unknown());

/** The fields of a thing before and after an action, whatever they were called in that release. */
const stateBefore = storedJson("audit_log.before", state);
const stateAfter = storedJson("audit_log.after", state);

function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    audit_log: "always: who of the staff did what is what the log is for",
  },
} satisfies PersonalData;
