import { listClosed, listOldGuestOrders } from "~/sales/orders/front/closed-orders.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { parts } from "./rooms.server";

/**
 * Removes from orders and from what every room keeps about them what identifies the customer. Open
 * orders are left as they are.
 */
export async function anonymiseOrders(orderIds: string[], now: Date, trx: Db): Promise<void> {
  const ids = await listClosed(orderIds, trx);
  for (const part of parts) {
    await part.eraseOfOrders?.(ids, now, trx);
  }
}

/**
 * Anonymises closed orders that were placed without an account and have not changed for five years.
 * Returns how many.
 */
export async function anonymiseOldGuestOrders(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = await listOldGuestOrders(now, trx);
    if (ids.length > 0) await anonymiseOrders(ids, now, trx);
    return ids.length;
  });
}
