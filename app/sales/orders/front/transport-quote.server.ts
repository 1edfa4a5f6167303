import { randomUUID } from "node:crypto";

import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { composeQuoteMail } from "../mails/transport-mail.server";
import { findOrderByToken, type Order } from "../order.server";
import type { TransportQuote } from "./transport-quote";

export interface NewQuote {
  /** As the order's prices are shown. */
  priceBani: number;
  days: { from: number; to: number };
  /** A day of Bucharest. */
  validUntil: string;
  /** The number of the newest offer that the form showed; 0 where there was none. */
  drawn: number;
}

export type MakeQuoteResult =
  | { kind: "made" }
  | { kind: "unknown" }
  /** The order's transport is agreed, or it is no new order any more. */
  | { kind: "not-waiting" }
  /** Somebody else made an offer meanwhile. */
  | { kind: "stale"; newest: TransportQuote };

/**
 * Offers a price for the transport of a new order outside all zones, in place of an earlier offer, and
 * mails its customer the way to answer. Refuses an order whose transport is agreed or that is no longer
 * new, and a form that has not seen the newest offer; the same form sent again offers nothing twice.
 */
export async function makeQuote(
  number: string,
  { priceBani, days, validUntil, drawn }: NewQuote,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<MakeQuoteResult> {
  return db.transaction().execute(async (trx): Promise<MakeQuoteResult> => {
    const order = await findOrderByNumber(number, trx);
    if (!order) return { kind: "unknown" };
    const said = { price_bani: priceBani, days_from: days.from, days_to: days.to };
    const wanted = { ...said, valid_until: validUntil };
    const { quote: newest } = order;
    if (newest && newest.number !== drawn) {
      return isSame(newest, wanted) ? { kind: "made" } : { kind: "stale", newest };
    }
    if (order.status !== "new" || !isWaiting(order)) return { kind: "not-waiting" };
    const quote: TransportQuote = {
      number: drawn + 1,
      ...wanted,
      made_at: new Date().toISOString(),
      answer: "",
      answered_at: null,
    };
    const row = { id: randomUUID(), order_id: order.id, made_by: admin.id, ...quote };
    await trx.insertInto("transport_quotes").values(row).execute();
    await trx
      .updateTable("orders")
      .set({ transport_state: "quoted" })
      .where("id", "=", order.id)
      .execute();
    await enqueueMail(composeQuoteMail(order, quote, await findSettings(trx)), order.id, trx);
    const entry = { action: "transport-quoted", subject: "order", subjectId: number } as const;
    const before = newest && { price_bani: newest.price_bani, valid_until: newest.valid_until };
    await recordAction({ admin, ...entry, before, after: wanted }, trx);
    return { kind: "made" };
  });
}

function isWaiting({ transport_state }: Order): boolean {
  return ["to_quote", "quoted", "declined"].includes(transport_state);
}

function isSame<Values extends object>(newest: TransportQuote, wanted: Values): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => newest[name as keyof TransportQuote] === value,
  );
}

async function findOrderByNumber(number: string, trx: Db): Promise<Order | undefined> {
  const row = await trx
    .selectFrom("orders")
    .select("token")
    .where("number", "=", number)
    .executeTakeFirst();
  return row && findOrderByToken(row.token, trx);
}
