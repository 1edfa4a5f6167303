import type { Db } from "~db/engine";
import type { OrderDetailColumns, TransportState } from "~db/schema";

import type { TransportQuote } from "../front/transport-quote";

/** Only what goes outside of all zones was ever made an offer for. */
export async function findNewestQuote(
  order: {
    id: string;
    transport_state: TransportState;
    transport_zone: string;
    delivery_method: OrderDetailColumns["delivery_method"];
  },
  db: Db,
): Promise<TransportQuote | null> {
  const isElsewhere = order.transport_zone === "" && order.delivery_method === "delivery";
  if (!isElsewhere || order.transport_state === "none") return null;
  const quote = await db
    .selectFrom("transport_quotes")
    .select([
      "number",
      "price_bani",
      "days_from",
      "days_to",
      "valid_until",
      "made_at",
      "answer",
      "answered_at",
    ])
    .where("order_id", "=", order.id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return quote ?? null;
}
