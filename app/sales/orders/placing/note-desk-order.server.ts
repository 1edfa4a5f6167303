import { randomUUID } from "node:crypto";

import { recordAction } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import type { DeskRequest } from "./order-request";
import type { VerifiedOrder } from "./verify-order.server";

/**
 * Notes on an order that its buyer accepted by phone who wrote it down and what was said, forgets what was
 * typed for it, and writes the audit log: nothing about the customer.
 */
export async function noteDeskOrder(
  {
    id,
    staff,
    note,
    terms,
    orderId,
    number,
    order,
  }: DeskRequest & {
    orderId: string;
    number: string;
    order: VerifiedOrder;
  },
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("order_remarks")
    .values({
      id: randomUUID(),
      order_id: orderId,
      text: note,
      written_at: order.placedAt.toISOString(),
      written_by: staff.id,
    })
    .execute();
  await trx
    .updateTable("desk_orders")
    .set({ order_id: orderId, full_name: "", typed: "{}" })
    .where("id", "=", id)
    .execute();
  const { totalBani, advancePercent } = order.priced.totals;
  const after = {
    total_bani: totalBani,
    discount_bani: terms.discountBani,
    transport_bani: terms.transportBani,
    advance_percent: terms.advancePercent === null ? null : advancePercent,
  };
  const about = { subject: "order", subjectId: number, before: null, after } as const;
  await recordAction({ admin: staff, action: "order-placed-by-phone", ...about }, trx);
}
