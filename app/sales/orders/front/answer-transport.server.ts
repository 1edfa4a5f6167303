import { addDays, dayOf } from "~/platform/format/dates";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeAnswerMails } from "../mails/transport-mail.server";
import { paymentStatusOf } from "../order-status";
import { findOrderByToken, type Order } from "../order.server";
import { termOfLine } from "../reading/line-terms";
import { quoteState, totalsWithTransport, type TransportQuote } from "./transport-quote";

/** Who answers an offer: nobody of the staff. The history of orders calls them so too. */
const customerActor: Admin = { id: "customer", email: "customer" };

export type AnswerQuoteResult =
  | { kind: "accepted" | "declined" }
  | { kind: "unknown" }
  /** It has another answer already. */
  | { kind: "answered" }
  | { kind: "expired" }
  /** There is a newer offer, or the order is cancelled. */
  | { kind: "replaced" };

/**
 * Takes the customer's answer to an offer, by the order's own token. With the acceptance the order's
 * totals change, and what is to be paid is due as many days later as after an order. Refuses an offer
 * that has another answer, whose time is over, or that a newer one replaced; the same answer given
 * again changes nothing.
 */
export async function answerQuote(
  token: string,
  { number, answer }: { number: number; answer: "accepted" | "declined" },
  db: Db = shopDatabase(),
): Promise<AnswerQuoteResult> {
  return db.transaction().execute(async (trx): Promise<AnswerQuoteResult> => {
    const order = await findOrderByToken(token, trx);
    if (!order?.quote) return { kind: "unknown" };
    const { quote } = order;
    if (quote.number !== number) return { kind: "replaced" };
    if (quote.answer !== "") return { kind: quote.answer === answer ? answer : "answered" };
    if (order.status !== "new") return { kind: "replaced" };
    const now = new Date();
    const today = dayOf(now.toISOString());
    if (quoteState(quote, today) === "expired") return { kind: "expired" };
    await trx
      .updateTable("transport_quotes")
      .set({ answer, answered_at: now.toISOString() })
      .where("order_id", "=", order.id)
      .where("number", "=", number)
      .execute();
    const after = answer === "accepted" ? await agree(order, quote, today, trx) : undefined;
    if (!after) {
      await trx
        .updateTable("orders")
        .set({ transport_state: "declined" })
        .where("id", "=", order.id)
        .execute();
    }
    const before = { total_bani: order.total_bani };
    const entry = { subject: "order", subjectId: order.number } as const;
    const action = `transport-${answer}` as const;
    await recordAction(
      { admin: customerActor, action, ...entry, before, after: after ?? before },
      trx,
    );
    const told = (await findOrderByToken(token, trx))!;
    await enqueueMails(composeAnswerMails(told, await findSettings(trx)), order.id, trx);
    return { kind: answer };
  });
}

/** Makes the offer's price a part of the order. Returns its new total, for the audit log. */
async function agree(
  order: Order,
  quote: TransportQuote,
  today: string,
  trx: Db,
): Promise<{ total_bani: number }> {
  const totals = totalsWithTransport(order, quote.price_bani);
  const { trade } = await findSettings(trx);
  const payments = await trx
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani"])
    .where("order_id", "=", order.id)
    .execute();
  await trx
    .updateTable("orders")
    .set({
      transport_state: "agreed",
      transport_bani: quote.price_bani,
      transport_from_days: quote.days_from,
      transport_to_days: quote.days_to,
      subtotal_bani: totals.subtotalBani,
      vat_bani: totals.vatBani,
      total_bani: totals.totalBani,
      advance_due_on: addDays(today, trade.advanceDueDays),
      payment_status: paymentStatusOf(payments, totals.totalBani - order.reduced_bani),
    })
    .where("id", "=", order.id)
    .execute();
  await promiseWithTransport(order.id, { from: quote.days_from, to: quote.days_to }, trx);
  return { total_bani: totals.totalBani };
}

/** Puts the transport's days into what each piece of an order is promised with. */
async function promiseWithTransport(orderId: string, way: DeliveryDays, trx: Db): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .select(["id", "delivery_from_days", "delivery_to_days", "is_withdrawal_exempt", "swatch_id"])
    .where("order_id", "=", orderId)
    .execute();
  for (const line of lines) {
    const term = termOfLine(line, lines);
    if (!term) continue;
    const { id } = line;
    const { from, to } = withTransport(term, way);
    await trx
      .updateTable("order_lines")
      .set({ delivery_from_days: from, delivery_to_days: to })
      .where("id", "=", id)
      .execute();
  }
}
