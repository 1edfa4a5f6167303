import type { DocumentRow } from "~/billing/find-documents.server";
import { dayOf } from "~/format/dates";
import { paths } from "~/paths";
import type { Settings } from "~/shop/settings.server";

import { withoutForgottenBuyer } from "./anonymise-orders.server";
import { listEvents } from "./order-events";
import { showPlan } from "./order-plan";
import type { Order } from "./order.server";

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
    history,
    drawing_answers,
    ...shown
  } = withoutForgottenBuyer(order);
  const isForgotten = order.email === "";
  const link = (document: DocumentRow): LinkedDocument => ({
    ...document,
    page: paths.orderDocument(token, document.id),
    file: paths.orderDocumentFile(token, document.id),
  });
  return {
    order: shown,
    events: listEvents({ history, drawing_answers }),
    plan: showPlan(order, dayOf(now.toISOString())),
    documents: isForgotten ? [] : documents.map(link),
    company: { name: company.name, bank: company.bank, iban: company.iban },
    phone: general.phone,
    withdrawalAddress: paths.orderWithdrawal(token),
  };
}

export type ShownOrder = ReturnType<typeof showOrder>;
