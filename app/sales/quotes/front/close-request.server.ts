import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeClosed } from "../mails/quote-mail.server";
import { findQuoteRequest, type QuoteRequest } from "./find-quote.server";
import { moveRequest } from "./quote-request.server";
import { mayBeQuoted } from "./quote-rules";

/**
 * Closes a request that the shop does not answer (any more), and tells its customer why. A quote that
 * waits for an answer is not accepted from now on. Refuses one that has ended and a form that has not
 * seen its newest version.
 */
export async function closeQuoteRequest(
  { id, reason, version, admin }: { id: string; reason: string; version: number; admin: Admin },
  db: Db = shopDatabase(),
): Promise<{ kind: "done" | "unknown" | "stale" | "ended" }> {
  return db.transaction().execute(async (trx) => {
    const request = await findQuoteRequest({ id }, trx);
    if (!request) return { kind: "unknown" };
    if (request.state === "closed" && request.closed_reason === reason) return { kind: "done" };
    if (!mayBeQuoted(request.state)) return { kind: "ended" };
    if (request.version !== version) return { kind: "stale" };
    const now = new Date().toISOString();
    await trx
      .updateTable("quotes")
      .set({ state: "replaced" })
      .where("request_id", "=", id)
      .where("state", "in", ["sent", "expired"])
      .execute();
    await trx
      .deleteFrom("quotes")
      .where("request_id", "=", id)
      .where("state", "=", "draft")
      .execute();
    await trx
      .updateTable("quote_requests")
      .set({ closed_reason: reason })
      .where("id", "=", id)
      .execute();
    await moveRequest(id, "closed", now, trx);
    const closed: QuoteRequest = { ...request, state: "closed", closed_reason: reason };
    await enqueueMail(composeClosed(closed, await findSettings(trx)), null, trx);
    const entry = { subject: "quote", subjectId: request.number } as const;
    const states = { before: { state: request.state }, after: { state: "closed" } };
    await recordAction({ admin, action: "quote-closed", ...entry, ...states }, trx);
    return { kind: "done" };
  });
}
