import { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import { storedJson } from "~db/stored-json";

import type { AuditAction, AuditSubject, AuditedState } from "../audit-log.server";

const PAGE_SIZE = 50;

export interface AuditEntry {
  id: number;
  happened_at: string;
  admin_email: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  changes: { field: string; before: string; after: string }[];
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
