import { createHash, randomUUID } from "node:crypto";

import { HOME_COUNTRY } from "~/platform/format/countries";
import { dayOf } from "~/platform/format/dates";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { destinationOf } from "~/sales/orders/checkout-delivery.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import { requestOrderMails } from "~/sales/orders/order-mail-queue.server";
import { writeOrder, type WrittenLine } from "~/sales/orders/write-order.server";
import { readFrozenLine } from "~/shop/cart/frozen-line.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { shopDatabase } from "~db/client.server";
import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/engine";

import { findSent, recordAnswer, refuseAnswer, type AnswerRefusal } from "./answer-quote.server";
import { findQuoteRequest, type Quote } from "./find-quote.server";
import { composeAnswerNote } from "./mails/quote-mail.server";
import type { QuoteLine } from "./quote-line";
import { moveRequest } from "./quote-request.server";

/** What is asked of who accepts: by transfer or card, since an advance is paid before the work. */
export interface Acceptance {
  version: number;
  details: OrderDetails;
  /** Which texts the form said that the order accepts (`digestTexts`). */
  acceptedTexts: string;
  /** Who accepts, when signed in. */
  userId: string | null;
  uses: Use[];
}

export type AcceptResult =
  /** The order's token; `isRepeat` where the quote was accepted before. */
  | { kind: "placed"; token: string; isRepeat: boolean }
  | AnswerRefusal
  /** An advance is paid before the work, so not to who delivers it. */
  | { kind: "no-cash" }
  /** The transport was priced for another county. */
  | { kind: "elsewhere" }
  | { kind: "other-terms" }
  | TooManyUses
  | { kind: "not-saved" }
  | { kind: "unknown-outcome" };

/**
 * Makes an order of a quote, in one transaction: with the pieces as they were frozen and the prices and
 * VAT that it says, whatever the shop asks today; no stock is taken. A quote becomes one order, however
 * often it is accepted. Refuses a version that is not the newest or has another answer, one whose time
 * is over, an address outside the county that the transport was priced for, terms other than the form
 * named, and more orders than the budgets allow.
 */
export async function acceptQuote(
  token: string,
  acceptance: Acceptance,
  db: Db = shopDatabase(),
): Promise<AcceptResult> {
  try {
    return await db.transaction().execute((trx) => acceptWithin(token, acceptance, trx));
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    if (isOutcomeUnknown(error)) return { kind: "unknown-outcome" };
    throw error;
  }
}

async function acceptWithin(token: string, acceptance: Acceptance, trx: Db): Promise<AcceptResult> {
  const request = await findQuoteRequest({ token }, trx);
  const quote = request && findSent(request, acceptance.version);
  if (!request || !quote) return { kind: "unknown" };
  if (quote.state === "accepted" && request.order) {
    return { kind: "placed", token: request.order.token, isRepeat: true };
  }
  const placedAt = new Date();
  const now = placedAt.toISOString();
  const refusal = refuseAnswer(request, quote, "accept", dayOf(now));
  if (refusal) return refusal;
  const details = deliveredAs(quote, acceptance.details);
  if (details.paymentMethod === "cash_on_delivery") return { kind: "no-cash" };
  if (!isPricedFor(quote, details)) return { kind: "elsewhere" };
  const texts = await findTextsToAccept(request.language, trx);
  if (acceptance.acceptedTexts !== digestTexts(texts)) return { kind: "other-terms" };
  const tooMany = await countUses(acceptance.uses, placedAt, trx);
  if (tooMany) return tooMany;

  const settings = await findSettings(trx);
  const { trade, opening } = settings;
  const { lines, staffLines } = await orderLines(quote, request.language, trx);
  const { orderId, token: orderToken } = await writeOrder(
    {
      details,
      lines,
      staffLines,
      texts,
      placedAt,
      vat: quote.vat,
      totals: quote.totals,
      checkoutToken: `quote-${quote.id}`,
      formDigest: createHash("sha256").update(JSON.stringify(details)).digest("hex"),
      userId: acceptance.userId ?? request.user_id,
      language: request.language,
      isTrial: opening.openedAt === null,
      delivery: {
        state: "agreed",
        zone: "",
        days: null,
        transportBani: quote.transport_bani,
        carryingBani: 0,
        assemblyBani: 0,
      },
      advanceDueDays: trade.advanceDueDays,
      areDrawingsRequired: trade.areDrawingsRequired,
    },
    trade.orderPrefix,
    trx,
  );
  await trx
    .updateTable("quotes")
    .set({ state: "accepted", answered_at: now })
    .where("id", "=", quote.id)
    .execute();
  // A draft of another version would never be sent.
  await trx
    .deleteFrom("quotes")
    .where("request_id", "=", request.id)
    .where("state", "=", "draft")
    .execute();
  await trx
    .updateTable("quote_requests")
    .set({ order_id: orderId })
    .where("id", "=", request.id)
    .execute();
  await moveRequest(request.id, "accepted", now, trx);
  await recordAnswer(request, quote, "quote-accepted", trx);
  await requestOrderMails(orderId, [], trx);
  const told = (await findQuoteRequest({ token }, trx))!;
  await enqueueMail(composeAnswerNote(told, quote, settings), orderId, trx);
  return { kind: "placed", token: orderToken, isRepeat: false };
}

/** Whether the transport was priced for where the order goes. Nothing is brought to who comes for it. */
function isPricedFor(
  quote: Pick<Quote, "delivery_method" | "county">,
  details: OrderDetails,
): boolean {
  if (quote.delivery_method === "pickup") return true;
  const { country, county } = destinationOf(details);
  return quote.county === "" ? country !== HOME_COUNTRY : county === quote.county;
}

/** How it is delivered is the quote's to say, which has priced that and nothing else. */
function deliveredAs({ delivery_method }: Quote, details: OrderDetails): OrderDetails {
  const way = { carrying: "none", floor: "", assembly: "no" } as const;
  if (delivery_method === "delivery") return { ...details, ...way, deliveryMethod: "delivery" };
  return {
    ...details,
    ...way,
    deliveryMethod: "pickup",
    deliveryName: "",
    deliveryCountry: "",
    deliveryCounty: "",
    deliverySector: "",
    deliveryAddress: "",
    deliveryCity: "",
    deliveryPostalCode: "",
  };
}

/** The lines of the order, in its customer's words and in Romanian. */
async function orderLines(quote: Quote, language: Language, trx: Db) {
  const named = quote.lines.flatMap(({ product_id }) => product_id ?? []);
  const living = await trx
    .selectFrom("products")
    .select("id")
    .where("id", "in", [...named, ""])
    .execute();
  const ids = new Set(living.map(({ id }) => id));
  const write = (line: QuoteLine, name: string, frozen: string): WrittenLine => ({
    id: randomUUID(),
    name,
    frozen,
    configuration: line.design,
    product_id: line.product_id !== null && ids.has(line.product_id) ? line.product_id : null,
    swatch: null,
    product: null,
    image_url: null,
    untranslated: [],
    stock_quantity: 0,
    problem: null,
    design: frozen === "" ? null : readFrozenLine(frozen),
    isMadeToOrder: true,
    quantity: line.quantity,
    unit_price_bani: line.unit_bani,
    seen_price_bani: line.unit_bani,
    line_total_bani: line.unit_bani * line.quantity,
    term: { from: quote.days_from, to: quote.days_to, isAfterAdvance: true },
  });
  const lines = quote.lines.map((line) => write(line, line.title, line.configuration));
  if (language === fallbackLanguage) return { lines, staffLines: lines };
  return {
    lines,
    staffLines: quote.lines.map((line) => write(line, line.staff_title, line.staff_configuration)),
  };
}
