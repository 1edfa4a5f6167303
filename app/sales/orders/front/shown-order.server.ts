import { dayOf } from "~/platform/format/dates";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Settings } from "~/platform/settings/settings.server";
import type { DocumentRow } from "~/sales/billing/find-documents.server";

import { showPlan } from "../order-plan";
import type { Order } from "../order.server";
import { withoutForgottenBuyer } from "../reading/forgotten-buyer.server";
import { quoteState, totalsWithTransport, type TransportQuote } from "./transport-quote";

/** A document of an order with where it is read and where its file is. */
type LinkedDocument = DocumentRow & { page: string; file: string };

/**
 * All that the page of an order shows to its customer: the plan of its payments and its documents
 * beside it, and neither its id nor the token by which guests find it.
 */
export function showOrder(order: Order, { company, general }: Settings, now: Date) {
  const {
    id: _id,
    token,
    documents,
    history: _history,
    quote,
    ...shown
  } = withoutForgottenBuyer(order);
  const isForgotten = order.phone === "";
  const link = (document: DocumentRow): LinkedDocument => ({
    ...document,
    page: serverPaths.orderDocument(token, document.id),
    file: paths.orderDocumentFile(token, document.id),
  });
  const today = dayOf(now.toISOString());
  return {
    order: shown,
    transport: showTransport(order, quote, today),
    today,
    plan: showPlan(order, today),
    documents: isForgotten ? [] : documents.map(link),
    company: { name: company.name, bank: company.bank, iban: company.iban },
    phone: general.phone,
    showroom: general.address,
    withdrawalAddress: paths.orderWithdrawal(token),
  };
}

/** Where the transport outside all zones stands; null where there is nothing to say about it. */
function showTransport(order: Order, quote: TransportQuote | null, today: string) {
  const isWaiting = order.transport_state === "to_quote";
  if (!quote && !isWaiting) return null;
  const found = quote ? quoteState(quote, today) : ("waiting" as const);
  const isOver = order.status === "cancelled" && found !== "accepted" && found !== "declined";
  return {
    state: isOver ? ("cancelled" as const) : found,
    quote,
    totalBani: totalsWithTransport(order, quote?.price_bani ?? 0).totalBani,
    answerAddress: paths.order(order.token),
  };
}

export type ShownOrder = ReturnType<typeof showOrder>;
