import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { findSettings } from "~/platform/settings/settings.server";
import type { Vat } from "~/platform/settings/vat";
import type { LineDesign } from "~/shop/cart/line-design";
import type { Totals } from "~/shop/cart/totals";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { QuoteRequestState, QuoteSource, QuoteState } from "~db/schema";

import { readDeskPart, readQuoteLines, readShownDesign } from "../stored/quote-columns.server";
import { totalQuote, type DeskPart, type QuoteLine } from "./quote-line";

/** A version of a quote. A draft's lines hold no copies of their designs yet. */
export interface Quote {
  id: string;
  version: number;
  state: QuoteState;
  lines: QuoteLine[];
  delivery_method: "delivery" | "pickup";
  county: string;
  transport_bani: number;
  days_from: number;
  days_to: number;
  valid_until: string;
  note: string;
  vat: Vat;
  totals: Totals;
  form_digest: string;
  sent_at: string | null;
  answered_at: string | null;
  answer_note: string;
  /** What else was agreed on, where it was written at the desk; null for an answer to a request. */
  desk: DeskPart | null;
}

interface RequestedDesign {
  design: string;
  name: string;
  shown: LineDesign;
  price_bani: number | null;
}

/** A request with all that became of it. */
export interface QuoteRequest {
  id: string;
  number: string;
  token: string;
  user_id: string | null;
  language: Language;
  /** Where it was asked; `desk`: somebody called, and staff wrote the offer. */
  source: QuoteSource | "desk";
  name: string;
  email: string;
  phone: string;
  county: string;
  city: string;
  wishes: string;
  state: QuoteRequestState;
  changed_at: string;
  created_at: string;
  closed_reason: string;
  version: number;
  designs: RequestedDesign[];
  /** Their ids. */
  pictures: string[];
  /** All versions, the newest first. */
  quotes: Quote[];
  /** The order that it became, if it is still there. */
  order: { number: string; token: string } | null;
}

/** The request behind an unguessable token, or with an id; or undefined. */
export async function findQuoteRequest(
  by: { token: string } | { id: string },
  db: Db = shopDatabase(),
): Promise<QuoteRequest | undefined> {
  const row = await db
    .selectFrom("quote_requests")
    .leftJoin("orders", "orders.id", "quote_requests.order_id")
    .selectAll("quote_requests")
    .select([
      "orders.number as order_number",
      "orders.token as order_token",
      "orders.advance_percent as ordered_percent",
    ])
    .$if("token" in by, (query) =>
      query.where("quote_requests.token", "=", "token" in by ? by.token : ""),
    )
    .$if("id" in by, (query) => query.where("quote_requests.id", "=", "id" in by ? by.id : ""))
    .executeTakeFirst();
  if (!row) return undefined;
  const designs = await db
    .selectFrom("quote_request_designs")
    .select(["design", "name", "shown", "price_bani"])
    .where("request_id", "=", row.id)
    .orderBy("position")
    .execute();
  const pictures = await db
    .selectFrom("quote_pictures")
    .select("id")
    .where("request_id", "=", row.id)
    .orderBy("id")
    .execute();
  const { order_number, order_token, ordered_percent, ...rest } = row;
  const { order_id: _order, form_digest: _form, ...request } = rest;
  const { trade } = await findSettings(db);
  const quotes = await listQuotes(row.id, ordered_percent ?? trade.advancePercent, db);
  return {
    ...request,
    source: quotes.some(({ desk }) => desk !== null) ? "desk" : row.source,
    language: isLanguage(row.language) ? row.language : fallbackLanguage,
    designs: designs.map(({ shown, ...design }) => ({
      ...design,
      shown: readShownDesign(shown),
    })),
    pictures: pictures.map(({ id }) => id),
    quotes,
    order: order_number && order_token ? { number: order_number, token: order_token } : null,
  };
}

/** All versions for a request; the share that is paid first is the shop's, or that of the order it became. */
async function listQuotes(requestId: string, advancePercent: number, db: Db): Promise<Quote[]> {
  const rows = await db
    .selectFrom("quotes")
    .select([
      "id",
      "version",
      "state",
      "lines",
      "delivery_method",
      "county",
      "transport_bani",
      "days_from",
      "days_to",
      "valid_until",
      "note",
      "vat_percent",
      "is_vat_included",
      "form_digest",
      "sent_at",
      "answered_at",
      "answer_note",
      "desk",
    ])
    .where("request_id", "=", requestId)
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ vat_percent, is_vat_included, lines: stored, desk: agreed, ...row }) => {
    const desk = agreed === null ? null : readDeskPart(agreed);
    const quote = { ...row, lines: readQuoteLines(stored), desk };
    const vat = { percent: vat_percent, isIncluded: is_vat_included === 1 };
    return { ...quote, vat, totals: totalQuote(quote, vat, advancePercent) };
  });
}

/** The address of the page of the request that an order came from; undefined for other orders. */
export async function findRequestOfOrder(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<{ id: string; number: string; token: string } | undefined> {
  return db
    .selectFrom("quote_requests")
    .select(["id", "number", "token"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}
