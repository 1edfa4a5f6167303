import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { recordVersion, sendVersion } from "../writing/send-version.server";
import { fixLine, writeRow, type WrittenQuote } from "../writing/write-lines.server";
import { findQuoteRequest } from "./find-quote.server";
import type { QuoteLine, WrittenQuoteLine } from "./quote-line";
import { moveRequest } from "./quote-request.server";
import { mayBeQuoted } from "./quote-rules";

export type WriteQuoteResult =
  | { kind: "done" }
  | { kind: "unknown" }
  /** Somebody changed the request or its quotes first. */
  | { kind: "stale" }
  /** It is accepted, declined or closed: no version is written any more. */
  | { kind: "ended" }
  | { kind: "no-lines" }
  | { kind: "past" }
  /** The piece of this line cannot be made as it is drawn. */
  | { kind: "unmade"; line: number };

interface Written {
  id: string;
  quote: WrittenQuote;
  /** The version of the request that the form showed. */
  version: number;
  admin: Admin;
}

/** Keeps a version as a draft, in place of an earlier draft. Refuses what `sendQuote` refuses, but designs that cannot be made. */
export function saveQuoteDraft(
  written: Written,
  db: Db = shopDatabase(),
): Promise<WriteQuoteResult> {
  return write(written, false, db);
}

/**
 * Sends a version to its customer: its pieces, prices and VAT are fixed from now on, and a version that
 * was sent before is replaced. Refuses a request that has ended, a form that has not seen the newest
 * version, a last day in the past, a quote without a line, and a design that cannot be made; the same
 * form sent again sends nothing twice.
 */
export function sendQuote(written: Written, db: Db = shopDatabase()): Promise<WriteQuoteResult> {
  return write(written, true, db);
}

async function write(
  { id, quote, version, admin }: Written,
  isSending: boolean,
  db: Db,
): Promise<WriteQuoteResult> {
  return db.transaction().execute(async (trx): Promise<WriteQuoteResult> => {
    const request = await findQuoteRequest({ id }, trx);
    if (!request) return { kind: "unknown" };
    const form = JSON.stringify([quote, version, isSending]);
    const form_digest = sha256(form);
    if (request.quotes[0]?.form_digest === form_digest) return { kind: "done" };
    if (!mayBeQuoted(request.state)) return { kind: "ended" };
    if (request.version !== version) return { kind: "stale" };
    if (quote.lines.length === 0) return { kind: "no-lines" };
    const now = new Date();
    if (quote.valid_until < dayOf(now.toISOString())) return { kind: "past" };
    const lines: (WrittenQuoteLine | QuoteLine)[] = [];
    for (const [line, written] of quote.lines.entries()) {
      const fixed = isSending ? await fixLine(written, request.language, trx) : written;
      if (!fixed) return { kind: "unmade", line };
      lines.push(fixed);
    }
    const next = { request, quote, lines, form_digest, admin, now };
    if (isSending) await sendVersion(next, trx);
    else {
      const row = await writeRow(next, trx);
      await moveRequest(id, request.state, request.changed_at, trx);
      await recordVersion({ request, row, admin, action: "quote-drafted" }, trx);
    }
    return { kind: "done" };
  });
}
