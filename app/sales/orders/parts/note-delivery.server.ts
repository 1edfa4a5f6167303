import { randomUUID } from "node:crypto";

import type { Admin } from "~/platform/settings/audit-log.server";
import { tallyOrder } from "~/sales/billing/delivered-pieces.server";
import type { Db } from "~db/engine";

/** How many deliveries of an order are noted; none where it is not handed over in parts. */
export async function countDeliveries(orderId: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("deliveries")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes what was handed over in a delivery: how many pieces of each line, each number above 0. */
export async function noteDelivery(
  delivery: { orderId: string; number: number; pieces: ReadonlyMap<string, number> },
  admin: Admin,
  at: Date,
  trx: Db,
): Promise<void> {
  const { orderId: order_id, number, pieces } = delivery;
  const id = randomUUID();
  await trx
    .insertInto("deliveries")
    .values({ id, order_id, number, delivered_at: at.toISOString(), delivered_by: admin.id })
    .execute();
  const lines = [...pieces].map(([order_line_id, quantity]) => ({
    delivery_id: id,
    order_line_id,
    quantity,
  }));
  await trx.insertInto("delivered_lines").values(lines).execute();
}

/** Notes the last delivery of an order that was handed over in parts: all that was left. */
export async function noteLastDelivery(
  orderId: string,
  admin: Admin,
  at: Date,
  trx: Db,
): Promise<void> {
  const before = await countDeliveries(orderId, trx);
  if (before === 0) return;
  const tallies = await tallyOrder(orderId, trx);
  const pieces = new Map(
    [...tallies].flatMap(([id, { left }]) => (left > 0 ? [[id, left] as const] : [])),
  );
  if (pieces.size > 0) await noteDelivery({ orderId, number: before + 1, pieces }, admin, at, trx);
}
