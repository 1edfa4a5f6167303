import { sql, type ExpressionBuilder } from "kysely";

import type { Database } from "~db/schema";

/**
 * Whether a new order waits for the office to offer a price for its transport: it has no offer, its
 * offer was declined, or the offer's last day is before `today`.
 */
export function isUnquoted(eb: ExpressionBuilder<Database, "orders">, today: string) {
  const hasOpenOffer = eb.exists(
    eb
      .selectFrom("transport_quotes")
      .select("transport_quotes.id")
      .whereRef("transport_quotes.order_id", "=", "orders.id")
      .where("answer", "=", "")
      .where("valid_until", ">=", today),
  );
  return eb.and([
    eb("orders.status", "=", "new"),
    // Written out as the index of the few that wait says it, so that it is read.
    sql<boolean>`orders.transport_state in ('to_quote', 'quoted', 'declined')`,
    eb.not(eb.and([eb("orders.transport_state", "=", "quoted"), hasOpenOffer])),
  ]);
}
