import { z } from "~/platform/basics/zod";
import { enqueueMails, type Mail } from "~/platform/mail/outbox.server";
import { writeApart } from "~/platform/mail/write-apart.server";
import { shopDatabase } from "~db/client.server";
import { insertRow } from "~db/compiled-query";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { findOrderByToken, findStaffOrder, type Order } from "./order.server";

/** A product with few pieces left after an order. */
export interface LowStock {
  productId: string;
  name: string;
  left: number;
}

/** The products with few pieces left, as `requestOrderMails` noted them when the order was placed. */
const readLowStock = storedJson(
  "order_mail_requests.low_stock",
  z.array(z.object({ productId: z.string(), name: z.string(), left: z.int() })),
);

/** What the mails of a new order tell. */
export interface OrderNews {
  /** In the customer's words. */
  order: Order;
  /** The same order as staff read it. */
  staffOrder: Order;
  /** The products with few pieces left after it, by their Romanian names. */
  low: LowStock[];
}

/** Composes the mails that an order causes: to the customer in the order's language, and to staff. */
export type ComposeMails = (news: OrderNews) => Mail[] | Promise<Mail[]>;

/**
 * Records in an order's transaction that its mails are due (design §6); `writeOrderMails` writes
 * them within seconds. Composing them took a quarter of an order's time while the buyer waited. The
 * record is deleted in the transaction that puts the mails into the outbox, so no mail is written
 * before its order is saved, lost by a crash or written twice.
 */
export function requestOrderMails(orderId: string, low: LowStock[], trx: Db): Promise<void> {
  const row = { order_id: orderId, low_stock: JSON.stringify(low) };
  return insertRow("order_mail_requests", row, trx);
}

/**
 * Puts the mails of new orders into the outbox, once for each order. What fails is tried again at
 * the next call and holds up no other order.
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
  await writeApart(requests, ({ id, order_id, token, low_stock }) => {
    const low = readLowStock(low_stock);
    return writeMailsOf({ requestId: id, orderId: order_id, token, low }, composeMails, db);
  });
}

/** Composed before the transaction: to make a file for a mail may take seconds. */
async function writeMailsOf(
  of: { requestId: number; orderId: string; token: string; low: LowStock[] },
  composeMails: ComposeMails,
  db: Db,
): Promise<void> {
  const [order, staffOrder] = await Promise.all([
    findOrderByToken(of.token, db),
    findStaffOrder(of.token, db),
  ]);
  if (!order || !staffOrder) return;
  const mails = await composeMails({ order, staffOrder, low: of.low });
  await db.transaction().execute(async (trx) => {
    // Another process may have written them meanwhile, or the customer was forgotten. The number of a
    // request that is gone may be that of another order's by now.
    const request = trx
      .deleteFrom("order_mail_requests")
      .where("id", "=", of.requestId)
      .where("order_id", "=", of.orderId);
    if ((await request.executeTakeFirst()).numDeletedRows === 0n) return;
    await enqueueMails(mails, of.orderId, trx);
  });
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
