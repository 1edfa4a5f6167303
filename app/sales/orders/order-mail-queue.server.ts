import { isRehearsal } from "~/platform/basics/rehearsal.server";
import { z } from "~/platform/basics/zod";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { writeApart } from "~/platform/mail/write-apart.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { insertRow } from "~db/compiled-query";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { composeOrderMails } from "./mails/order-mail.server";
import { findOrderByToken, findStaffOrder } from "./order.server";
import type { LowStock } from "./stock.server";

/** The products with few pieces left, as `requestOrderMails` noted them when the order was placed. */
const readLowStock = storedJson(
  "order_mail_requests.low_stock",
  z.array(z.object({ productId: z.string(), name: z.string(), left: z.int() })),
);

/**
 * Records in an order's transaction that its mails are due (design §6); `writeOrderMails` writes them
 * within seconds. Composed at once they would take a quarter of the time for which a buyer waits. The
 * record is deleted in the transaction that puts the mails into the outbox, so no mail is written
 * before its order is saved, lost by a crash or written twice. None are requested within a rehearsal.
 */
export async function requestOrderMails(orderId: string, low: LowStock[], trx: Db): Promise<void> {
  if (isRehearsal()) return;
  const row = { order_id: orderId, low_stock: JSON.stringify(low) };
  await insertRow("order_mail_requests", row, trx);
}

/**
 * Puts the mails of new orders into the outbox, once for each order. What fails is tried again at
 * the next call and holds up no other order.
 */
export async function writeOrderMails(db: Db = shopDatabase()): Promise<void> {
  const requests = await db
    .selectFrom("order_mail_requests")
    .innerJoin("orders", "orders.id", "order_mail_requests.order_id")
    .select(["order_mail_requests.id", "order_id", "token", "low_stock"])
    .orderBy("order_mail_requests.id")
    .execute();
  await writeApart(requests, async ({ id, order_id, token, low_stock }) => {
    const low = readLowStock(low_stock);
    return writeMailsOf({ requestId: id, orderId: order_id, token, low }, db);
  });
}

/** The mails are composed before the transaction, because making a file for a mail may take seconds. */
async function writeMailsOf(
  of: { requestId: number; orderId: string; token: string; low: LowStock[] },
  db: Db,
): Promise<void> {
  const [order, staffOrder] = await Promise.all([
    findOrderByToken(of.token, db),
    findStaffOrder(of.token, db),
  ]);
  if (!order || !staffOrder) return;
  const mails = await composeOrderMails(
    { order, staffOrder, low: of.low },
    await findSettings(db),
    db,
  );
  await db.transaction().execute(async (trx) => {
    // Another process may have written them meanwhile, or the customer was forgotten. The number of a
    // deleted request may be another order's by now, so the order is compared too.
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
