import { shopDatabase } from "~db/client.server";
import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/sqlite/engine";
import { insertRow } from "~db/compiled-query";

import { findOrderByToken, type Order } from "./order.server";
import { enqueueMails, type Mail } from "~/mail/outbox.server";

/** A product of which an order left few pieces. */
export interface LowStock {
  productId: string;
  name: string;
  left: number;
}

/** The mails an order causes, composed in its own language; `low` is what it left few pieces of. */
export type ComposeMails = (order: Order, low: LowStock[]) => Mail[];

/**
 * Notes in an order's transaction that its mails are due (design §6); `writeOrderMails` writes them
 * within seconds. To compose them took a quarter of an order's time, while its buyer waited. The note
 * goes in the transaction that puts the mails into the outbox: none is written before its order is
 * saved, none is lost by a crash, none is written twice.
 */
export function requestOrderMails(orderId: string, low: LowStock[], trx: Db): Promise<void> {
  const row = { order_id: orderId, low_stock: JSON.stringify(low) };
  return insertRow("order_mail_requests", row, trx);
}

/**
 * Puts the mails of the orders placed since the last time into the outbox, each order's once,
 * whatever happens meanwhile. What fails is tried again with the next call. An order whose mails
 * cannot be composed keeps no other waiting, and its error is thrown at the end; trouble of the disk
 * is thrown at once.
 */
export async function writeOrderMails(
  composeMails: ComposeMails,
  db: Db = shopDatabase(),
): Promise<void> {
  const requests = await db
    .selectFrom("order_mail_requests")
    .innerJoin("orders", "orders.id", "order_mail_requests.order_id")
    .select(["order_mail_requests.id", "order_id", "token", "low_stock"])
    .orderBy("order_mail_requests.id")
    .execute();
  const failures: unknown[] = [];
  for (const { id, order_id, token, low_stock } of requests) {
    const low = JSON.parse(low_stock) as LowStock[];
    await db
      .transaction()
      .execute(async (trx) => {
        const request = trx.deleteFrom("order_mail_requests").where("id", "=", id);
        // Another process may have been quicker.
        if ((await request.executeTakeFirst()).numDeletedRows === 0n) return;
        const order = await findOrderByToken(token, trx);
        if (order) await enqueueMails(composeMails(order, low), order_id, trx);
      })
      .catch((error: unknown) => {
        if (isStorageTrouble(error) || isOutcomeUnknown(error)) throw error;
        failures.push(error);
      });
  }
  if (failures.length > 0) throw failures[0];
}

/** The instant of the oldest order whose mails are not written yet, or undefined. */
export async function oldestOrderWithoutMails(
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  const row = await db
    .selectFrom("order_mail_requests")
    .innerJoin("orders", "orders.id", "order_mail_requests.order_id")
    .select((eb) => eb.fn.min<string | null>("placed_at").as("oldest"))
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}
