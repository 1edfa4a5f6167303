import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseLei } from "~/platform/format/office-money";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findQuoteRequest } from "~/sales/quotes/find-quote.server";
import { ABROAD } from "~/sales/quotes/place-name.server";
import { MOST_LINES } from "~/sales/quotes/quote-rules";
import { findQuotedDesign, readDesignAddress } from "~/sales/quotes/quoted-design.server";
import {
  closeQuoteRequest,
  saveQuoteDraft,
  sendQuote,
  type WriteQuoteResult,
} from "~/sales/quotes/write-quote.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { readLines, type TypedLine } from "./read-lines.server";
import { closeForm, versionForm } from "./schema";

/** A form that was not taken: what was typed in it, and what is wrong. */
export interface RefusedChange {
  form: "write" | "close";
  result: SubmissionResult<string[]>;
  lines?: TypedLine[];
  lineErrors?: Record<string, string>;
  why?: "stale" | "ended" | "noLines";
}

interface Asked {
  request: Request;
  posted: FormData;
  id: string;
  admin: Admin;
}

/** Saves or sends a version, or closes the request, as the form's button says. */
export async function changeQuote(asked: Asked) {
  return asked.posted.get("intent") === "close" ? close(asked) : write(asked);
}

async function write({ request, posted, id, admin }: Asked) {
  const isSending = posted.get("intent") === "send";
  const submission = parseForm(posted, versionForm);
  const { typed, lines, rows, errors } = readLines(posted);
  const again = (more: Partial<RefusedChange> = {}, status = 422) =>
    refused({ form: "write", result: submission.reply(), lines: typed, ...more }, status);
  if (submission.status !== "success" || Object.keys(errors).length > 0) {
    return again({ lineErrors: errors });
  }
  const { add, deliveryMethod, county, transport, days, validUntil, ...rest } = submission.value;
  if (add !== "") {
    const key = isSending ? "quoteSaveFirst" : await addLine(id, add, lines);
    if (key)
      return again({
        result: submission.reply({ fieldErrors: { add: [message(key, { most: MOST_LINES })] } }),
      });
  }
  const isPickup = deliveryMethod === "pickup";
  const { from: days_from, to: days_to } = readDays(days)!;
  const written = {
    id,
    admin,
    version: Number(rest.version) || 0,
    quote: {
      lines,
      delivery_method: deliveryMethod,
      days_from,
      days_to,
      note: rest.note,
      county: isPickup || county === ABROAD ? "" : county,
      transport_bani: isPickup ? 0 : (parseLei(transport) ?? 0),
      valid_until: validUntil,
    },
  };
  const result = isSending ? await sendQuote(written) : await saveQuoteDraft(written);
  const refusal = whyRefused(result, rows);
  if (refusal?.status === 404) throw notThere();
  if (refusal) {
    const { fieldErrors, status, ...more } = refusal;
    return again({ ...more, result: submission.reply({ fieldErrors }) }, status);
  }
  return redirectWithFlash(request, officePaths.quote(id), {
    tone: "success",
    title: isSending ? "admin.quote.sent" : "admin.quote.saved",
  });
}

function whyRefused(
  result: WriteQuoteResult,
  rows: readonly number[],
):
  | (Partial<Pick<RefusedChange, "why" | "lineErrors">> & {
      status: number;
      fieldErrors?: Record<string, string[]>;
    })
  | undefined {
  switch (result.kind) {
    case "done":
      return undefined;
    case "unknown":
      return { status: 404 };
    case "stale":
    case "ended":
      return { status: 409, why: result.kind };
    case "no-lines":
      return { status: 422, why: "noLines" };
    case "past":
      return { status: 422, fieldErrors: { validUntil: [message("future")] } };
    case "unmade":
      return {
        status: 422,
        lineErrors: { [`title-${rows[result.line] ?? result.line}`]: message("quoteUnmade") },
      };
  }
}

/** Adds the piece of an address to the lines at today's price; else says what is wrong with it. */
async function addLine(
  id: string,
  typed: string,
  lines: { title: string; design: string; quantity: number; unit_bani: number }[],
): Promise<"quoteDesign" | "atMost" | undefined> {
  const found = await findQuoteRequest({ id });
  const query = readDesignAddress(typed);
  const design = found && query && (await findQuotedDesign(query, found.language));
  if (!design || design.priceBani === undefined) return "quoteDesign";
  if (lines.length === MOST_LINES) return "atMost";
  const { name: title, priceBani: unit_bani } = design;
  lines.push({ title, design: design.design, quantity: 1, unit_bani });
  return undefined;
}

async function close({ request, posted, id, admin }: Asked) {
  const submission = parseForm(posted, closeForm);
  const again = (why?: RefusedChange["why"], status = 422) =>
    refused({ form: "close", result: submission.reply(), why }, status);
  if (submission.status !== "success") return again();
  const { reason, version } = submission.value;
  const closing = { id, admin, reason, version: Number(version) || 0 };
  const { kind } = await closeQuoteRequest(closing);
  if (kind === "unknown") throw notThere();
  if (kind !== "done") return again(kind, 409);
  return redirectWithFlash(request, officePaths.quote(id), {
    tone: "success",
    title: "admin.quote.closed",
  });
}

function refused(change: RefusedChange, status: number) {
  return json(change, { status });
}
