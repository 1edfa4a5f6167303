import { createHash } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { refuseCash } from "~/sales/orders/cash.server";
import { orderColumns, type OrderDetails } from "~/sales/orders/checkout-form";
import { endOffered } from "~/sales/orders/desk-order.server";
import { requestOrderMails } from "~/sales/orders/order-mail-queue.server";
import { StockTakenError, takePieces } from "~/sales/orders/stock.server";
import { writeOrder } from "~/sales/orders/write-order.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { shopDatabase } from "~db/client.server";
import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/engine";

import { deliveredAs, isPricedFor, orderLines } from "../accepting/accepted-order.server";
import { noteAccepted } from "../accepting/note-accepted.server";
import { composeAnswerNote } from "../mails/quote-mail.server";
import { findSent, recordAnswer, refuseAnswer, type AnswerRefusal } from "./answer-quote.server";
import { findQuoteRequest } from "./find-quote.server";
import { discountOfQuote } from "./quote-line";
import { moveRequest } from "./quote-request.server";

/** What is asked of whoever accepts: by transfer or card, since an advance is paid before the work. */
export interface Acceptance {
  version: number;
  details: OrderDetails;
  /** Which texts the form said that the order accepts (`digestTexts`). */
  acceptedTexts: string;
  /** Who accepts, when signed in. */
  userId: string | null;
  uses: Use[];
  /** Who of the staff was told on the phone that it is accepted, and what was said. */
  phone?: { staff: Admin; note: string };
}

export type AcceptResult =
  /** The order's token; `isRepeat` where the quote was accepted before. */
  | { kind: "placed"; token: string; isRepeat: boolean }
  | AnswerRefusal
  /** An advance is paid before the work, so it cannot be cash on delivery; and the law limits cash. */
  | { kind: "no-cash" }
  /** Too few of a ready-made piece are left. */
  | { kind: "out-of-stock"; name: string; left: number }
  /** The transport was priced for another county. */
  | { kind: "elsewhere" }
  | { kind: "other-terms" }
  | TooManyUses
  | { kind: "not-saved" }
  | { kind: "unknown-outcome" };

/**
 * Makes an order of a quote, in one transaction: with the pieces as they were frozen and the prices and
 * VAT that it says, whatever the shop asks today; what is ready-made comes out of stock. A quote becomes one
 * order, however often it is accepted. Refuses a version that is not the newest or has another answer, one
 * whose time is over, an address outside the county that the transport was priced for, terms other than the
 * form named, cash as an order does, too few pieces in stock, and more orders than the budgets allow.
 */
export async function acceptQuote(
  token: string,
  acceptance: Acceptance,
  db: Db = shopDatabase(),
): Promise<AcceptResult> {
  try {
    return await db.transaction().execute((trx) => acceptWithin(token, acceptance, trx));
  } catch (error) {
    if (error instanceof StockTakenError) return error.result;
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
  if (!isPricedFor(quote, details)) return { kind: "elsewhere" };
  const texts = await findTextsToAccept(request.language, trx);
  if (acceptance.acceptedTexts !== digestTexts(texts)) return { kind: "other-terms" };
  const tooMany = await countUses(acceptance.uses, placedAt, trx);
  if (tooMany) return tooMany;

  const settings = await findSettings(trx);
  const { trade, opening } = settings;
  const { lines, staffLines } = await orderLines(quote, request.language, trx);
  const userId = acceptance.userId ?? request.user_id;
  const buyer = { ...orderColumns(details), user_id: userId };
  const cash = { buyer, lines, totals: quote.totals, trade };
  if (await refuseCash(cash, placedAt, trx)) return { kind: "no-cash" };
  const low = await takePieces(staffLines, trx);
  const {
    orderId,
    number,
    token: orderToken,
  } = await writeOrder(
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
      userId,
      language: request.language,
      isTrial: opening.openedAt === null,
      delivery: {
        state: "agreed",
        zone: "",
        days: null,
        transportBani: quote.transport_bani,
        carryingBani: quote.desk?.carrying_bani ?? 0,
        assemblyBani: quote.desk?.assembly_bani ?? 0,
      },
      discount: discountOfQuote(quote),
      placedBy: acceptance.phone?.staff.id,
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
  // A draft of a further version is deleted, because it would never be sent.
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
  await endOffered(request.id, orderId, trx);
  await recordAnswer(request, quote, "quote-accepted", trx);
  if (acceptance.phone) {
    const { totalBani } = quote.totals;
    await noteAccepted({ orderId, number, totalBani, now, ...acceptance.phone }, trx);
  }
  await requestOrderMails(orderId, low, trx);
  const told = (await findQuoteRequest({ token }, trx))!;
  await enqueueMail(composeAnswerNote(told, quote, settings), orderId, trx);
  return { kind: "placed", token: orderToken, isRepeat: false };
}
