import {
  byIntent,
  done,
  noForm,
  notThere,
  orNotThere,
  refused,
  stale,
  type Post,
} from "~/front/desk/desk.server";
import type { FormAnswer } from "~/front/desk/record";
import { saveRecord } from "~/front/desk/record.server";
import { parseLei } from "~/platform/format/office-money";
import { dayMessage } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import { acceptQuote } from "~/sales/quotes/front/accept-quote.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { ABROAD } from "~/sales/quotes/front/place-name.server";
import type { WrittenQuoteLine } from "~/sales/quotes/front/quote-line";
import { MOST_LINES } from "~/sales/quotes/front/quote-rules";
import {
  closeQuoteRequest,
  saveQuoteDraft,
  sendQuote,
} from "~/sales/quotes/front/write-quote.server";
import { findQuotedDesign, readDesignAddress } from "~/sales/quotes/quoted-design.server";
import { readDays } from "~/shop/catalogue/delivery-term";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { QuoteRequestState } from "~db/schema";

import { linesText, readLines, type TypedLine } from "./read-lines.server";
import { acceptForm, closeForm, versionForm } from "./schema";
import { quoteTexts } from "./start-values.server";

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

type NameState = (state: QuoteRequestState) => string;

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

async function close(post: Post, nameState: NameState) {
  const { id, admin, version } = post;
  const { number } = orNotThere(await findQuoteRequest({ id }));
  return saveRecord(post, {
    schema: closeForm,
    subject: "quote",
    subjectId: number,
    read: ({ reason }) => ({ reason, state: nameState("closed") }),
    texts: ({ reason, state }) => ({ reason, state }),
    save: async ({ reason }) => {
      const { kind } = await closeQuoteRequest({ id, admin, reason, version });
      if (kind === "done") return { kind: "saved" as const };
      if (kind === "unknown") return { kind };
      return { kind: "stale" as const, current: await standing(id, nameState) };
    },
    refuse: () => ({}),
    saved: () => ({ to: officePaths.quote(id), title: "admin.quote.closed" }),
  });
}

/** Makes an order of an offer that was written at the desk, as its customer says on the phone. */
async function acceptByPhone(post: Post, nameState: NameState) {
  const { id, admin, version } = post;
  const { number, token, language, user_id, quotes, ...found } = orNotThere(
    await findQuoteRequest({ id }),
  );
  const [newest] = quotes;
  if (!newest?.desk) throw noForm();
  const { desk } = newest;
  return saveRecord(post, {
    schema: acceptForm,
    subject: "quote",
    subjectId: number,
    read: ({ note }) => ({ note, state: nameState("accepted") }),
    texts: ({ note, state }) => ({ note, state }),
    save: async ({ note }) => {
      const isSeen = found.version === version || found.state === "accepted";
      if (!isSeen) return { kind: "stale" as const, current: await answered() };
      const { kind } = await acceptQuote(token, {
        version: newest.version,
        details: desk.details as OrderDetails,
        acceptedTexts: digestTexts(await findTextsToAccept(language)),
        userId: user_id,
        uses: [],
        phone: { staff: admin, note },
      });
      if (kind === "placed") return { kind: "saved" as const };
      if (kind === "out-of-stock" || kind === "no-cash") return { kind };
      if (kind === "not-saved" || kind === "unknown") return { kind };
      return { kind: "stale" as const, current: await answered() };
    },
    refuse: ({ kind }) => ({ "": kind }),
    conflicts: ["out-of-stock", "no-cash"],
    saved: () => ({ to: officePaths.quote(id), title: "quote.accepted" }),
  });

  async function answered() {
    return { ...(await standing(id, nameState)), note: "" };
  }
}

/** The request and its newest version as they are saved now. */
async function standing(id: string, nameState: NameState) {
  const { number, state, version, closed_reason, quotes } = orNotThere(
    await findQuoteRequest({ id }),
  );
  const [newest] = quotes;
  return {
    number,
    version,
    state: nameState(state),
    reason: closed_reason,
    ...(newest && quoteTexts(newest).typed),
    lines: newest ? linesText(quoteTexts(newest).lines) : "",
  };
}
