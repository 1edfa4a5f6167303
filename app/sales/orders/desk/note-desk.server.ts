import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

/** Writes into the audit log what somebody did with such an order: nothing about its customer. */
export async function noteDesk(
  id: string,
  action: AuditAction,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const { lines } = await trx
    .selectFrom("cart_lines")
    .innerJoin("desk_orders", "desk_orders.cart_id", "cart_lines.cart_id")
    .select((eb) => eb.fn.countAll<number>().as("lines"))
    .where("desk_orders.id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  const about = { subject: "desk-order", subjectId: id, before: null, after: { lines } } as const;
  await recordAction({ admin, action, ...about }, trx);
}
