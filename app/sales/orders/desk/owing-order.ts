import { sql, type ExpressionBuilder, type RawBuilder } from "kysely";

import { largerOf, smallerOf } from "~db/engine";
import type { Database } from "~db/schema";

/**
 * What an order is to pay now, in bani: what its plan has asked for by now, less what is paid. It is
 * `dueNow` (order-plan.ts) in SQL, so that every list and count agrees; a test compares the two.
 */
export function owesBani(eb: ExpressionBuilder<Database, "orders">): RawBuilder<number> {
  const none = sql<number>`0`;
  const owed = largerOf(none, eb("orders.total_bani", "-", eb.ref("orders.reduced_bani")));
  const ofAdvance = eb("orders.advance_bani", "-", eb.ref("orders.reduced_bani"));
  const first = smallerOf(owed, largerOf(none, ofAdvance));
  const part = smallerOf(owed, eb.ref("orders.delivered_bani"));
  const asked = sql<number>`case
    when orders.status = 'cancelled' or orders.transport_state not in ('agreed', 'none') then 0
    when orders.payment_method = 'cash_on_delivery' and orders.status <> 'delivered' then ${part}
    when orders.status in ('in_delivery', 'delivered') or orders.advance_bani = 0 then ${owed}
    when orders.status = 'new' then 0
    else ${largerOf(first, part)} end`;
  return largerOf(none, sql<number>`${asked} - ${largerOf(none, eb.ref("orders.paid_bani"))}`);
}
