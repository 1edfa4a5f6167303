import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";

import { findQuoteRequest, type QuoteRequest } from "../front/find-quote.server";
import { moveRequest } from "../front/quote-request.server";
import { composeQuoteMail } from "../mails/quote-mail.server";
import { writeRow, type WrittenRow } from "./write-lines.server";

/** Sends a version whose lines are fixed, in place of one that was sent before. Returns its number. */
export async function sendVersion(version: WrittenRow, trx: Db): Promise<number> {
  const { request, admin, now } = version;
  const row = await writeRow(version, trx);
  await trx
    .updateTable("quotes")
    .set({ state: "replaced" })
    .where("request_id", "=", request.id)
    .where("state", "in", ["sent", "expired"])
    .execute();
  await trx
    .updateTable("quotes")
    .set({ state: "sent", sent_at: now.toISOString() })
    .where("id", "=", row.id)
    .execute();
  await moveRequest(request.id, "answered", now.toISOString(), trx);
  await recordVersion({ request, row, admin, action: "quote-sent" }, trx);
  const sent = (await findQuoteRequest({ id: request.id }, trx))!;
  const mail = composeQuoteMail(sent, sent.quotes[0]!, await findSettings(trx));
  await enqueueMail(mail, null, trx);
  return row.version;
}

/** Writes into the audit log what became of a version. */
export async function recordVersion(
  {
    request,
    row: { version, total_bani },
    admin,
    action,
  }: {
    request: QuoteRequest;
    row: { version: number; total_bani: number };
    admin: Admin;
    action: AuditAction;
  },
  trx: Db,
): Promise<void> {
  const [newest] = request.quotes;
  const before = newest && { version: newest.version, total_bani: newest.totals.totalBani };
  const entry = { subject: "quote", subjectId: request.number, before: before ?? null } as const;
  await recordAction({ admin, action, ...entry, after: { version, total_bani } }, trx);
}
