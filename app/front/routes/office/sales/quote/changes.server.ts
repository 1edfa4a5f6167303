import { byIntent, done, notThere, refused, stale, type Post } from "~/front/desk/desk.server";
import type { FormAnswer } from "~/front/desk/record";
import { parseLei } from "~/platform/format/office-money";
import { dayMessage } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findVat } from "~/platform/settings/vat-rates.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { ABROAD } from "~/sales/quotes/front/place-name.server";
import type { WrittenQuoteLine } from "~/sales/quotes/front/quote-line";
import { MOST_LINES } from "~/sales/quotes/front/quote-rules";
import { saveQuoteDraft, sendQuote } from "~/sales/quotes/front/write-quote.server";
import { findQuotedDesign, readDesignAddress } from "~/sales/quotes/quoted-design.server";
import { readDays } from "~/shop/catalogue/delivery-term";
import type { QuoteRequestState } from "~db/schema";

import { type NameState, close, acceptByPhone, standing } from "./end-quote.server";
import { linesText, readLines, type TypedLine } from "./read-lines.server";
import { versionForm } from "./schema";

/** A version that was not taken: its lines as they were typed, and what is wrong with them. */
export type RefusedVersion = FormAnswer<"noLines"> & {
  lines: TypedLine[];
  lineErrors?: Record<string, string>;
};

/** Saves or sends a version, or closes the request, as the form's button says. */
export async function changeQuote(post: Post) {
  const t = await translateFor(post.request, "office-quotes");
  const nameState = (state: QuoteRequestState) => t(`stateOf.${state}`);
  return byIntent(post, {
    save: () => write(post, nameState, false),
    send: () => write(post, nameState, true),
    close: () => close(post, nameState),
    accept: () => acceptByPhone(post, nameState),
  });
}

async function write(post: Post, nameState: NameState, isSending: boolean) {
  const { posted, id, admin, version } = post;
  const submission = parseForm(posted, versionForm);
  const { typed, lines, rows, errors } = readLines(posted, (await findVat(new Date())).percent);
  const again = (
    lineErrors: Record<string, string>,
    fieldErrors?: Record<string, string[]>,
    reason?: "noLines",
  ) =>
    refused(post, { result: submission.reply({ fieldErrors }), lines: typed, lineErrors, reason });
  if (submission.status !== "success" || Object.keys(errors).length > 0) return again(errors);
  const { add, deliveryMethod, county, transport, days, validUntil, note } = submission.value;
  if (add !== "") {
    const key = isSending ? "quoteSaveFirst" : await addLine(id, add, lines);
    if (key) return again({}, { add: [message(key, { most: MOST_LINES })] });
  }
  const isPickup = deliveryMethod === "pickup";
  const { from: days_from, to: days_to } = readDays(days)!;
  const written = {
    id,
    admin,
    version,
    quote: {
      lines,
      delivery_method: deliveryMethod,
      days_from,
      days_to,
      note,
      county: isPickup || county === ABROAD ? "" : county,
      transport_bani: isPickup ? 0 : (parseLei(transport) ?? 0),
      valid_until: validUntil,
    },
  };
  const result = isSending ? await sendQuote(written) : await saveQuoteDraft(written);
  switch (result.kind) {
    case "done":
      return done(post, {
        to: officePaths.quote(id),
        title: isSending ? "admin.quote.sent" : "admin.quote.saved",
      });
    case "unknown":
      throw notThere();
    case "stale":
    case "ended": {
      const { version: newest, ...now } = await standing(id, nameState);
      const yours = {
        ...submission.value,
        state: isSending ? nameState("answered") : now.state,
        lines: linesText(typed),
      };
      const seen = { kind: "quote", id: now.number, version: newest } as const;
      return stale(post, seen, { now, yours }, { result: submission.reply(), lines: typed });
    }
    case "no-lines":
      return again({}, {}, "noLines");
    case "past":
      return again({}, { validUntil: [dayMessage("future")] });
    case "unmade":
      return again({ [`title-${rows[result.line] ?? result.line}`]: message("quoteUnmade") });
  }
}

/** Adds the piece of an address to the lines at today's price; else says what is wrong with it. */
async function addLine(
  id: string,
  typed: string,
  lines: WrittenQuoteLine[],
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
