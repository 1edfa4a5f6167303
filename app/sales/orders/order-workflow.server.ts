import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { documentDelivery } from "~/sales/billing/document-causes.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { composeStatusMail, type VisitOffer } from "./mails/order-mail.server";
import { askForPayment } from "./order-proforma.server";
import { nextStatuses } from "./order-status";
import { findOrderByToken } from "./order.server";
import { returnStock } from "./return-stock.server";
import { settleSwatchCredit } from "./swatch-credit.server";
import { isTransportAgreed } from "./transport-state";
import { findWorkFaults, type WorkFault } from "./work-lock.server";

export interface StatusChange {
  number: string;
  /** The status that the administrator saw. Another one now means that a colleague changed it first. */
  from: OrderStatus;
  to: OrderStatus;
  /** A message for the customer, or empty. */
  note: string;
  /** Why the work begins without the advance or an approved drawing; for who may decide so. */
  override?: string;
  /** The visits that its customer may reserve from then on, which the mail invites to. */
  offers?: readonly VisitOffer[];
}

export type StatusChangeResult =
  | { kind: "moved" }
  | { kind: "unknown" }
  | { kind: "illegal" }
  | { kind: "moved-before" }
  /** What is made to order is not begun before its advance is paid and its drawings are approved. */
  | { kind: WorkFault }
  /** Nobody knows yet what the transport costs, so nobody has agreed to the order. */
  | { kind: "transport-open" };

/**
 * Changes an order's status by one step of its workflow, records who did it and when, mails the
 * customer and returns the stock of a cancelled order (design §5). A confirmed order gets its
 * proforma, a delivered one its final invoice. Refuses a step that the status does not allow, one
 * from a status that the order has already left (of two administrators only the first succeeds), and
 * work on what is made to order before its advance is paid and its drawings are approved, unless
 * `override` says why, and any step but a cancellation while the transport is not agreed.
 */
export async function changeOrderStatus(
  change: StatusChange,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<StatusChangeResult> {
  return db.transaction().execute((trx) => changeStatusWithin(change, admin, trx));
}

/** The same within a transaction that does more. */
export async function changeStatusWithin(
  { number, from, to, note, override = "", offers = [] }: StatusChange,
  admin: Admin,
  trx: Db,
): Promise<StatusChangeResult> {
  const found = await findState(number, trx);
  if (!nextStatuses(from, found?.has_only_swatches === 1).includes(to)) return { kind: "illegal" };
  if (!found) return { kind: "unknown" };
  // Before what is missing for the step, which nobody waits for any more.
  if (found.status !== from) return { kind: "moved-before" };
  const isAgreed = isTransportAgreed(found.transport_state);
  if (to !== "cancelled" && !isAgreed) return { kind: "transport-open" };
  const faults = to === "in_production" ? await findWorkFaults(number, trx) : [];
  if (faults[0] && override === "") return { kind: faults[0] };
  const moved = await trx
    .updateTable("orders")
    .set({ status: to })
    .where("number", "=", number)
    .where("status", "=", from)
    .returning(["id", "token"])
    .executeTakeFirst();
  if (!moved) return { kind: "moved-before" };
  const now = new Date();
  await trx
    .insertInto("order_history")
    .values({
      order_id: moved.id,
      status: to,
      changed_at: now.toISOString(),
      changed_by: admin.id,
      note,
    })
    .execute();
  if (to === "cancelled") await returnStock(moved.id, trx);
  if (to === "confirmed") await askForPayment(moved.id, now, trx);
  if (to === "delivered") await documentDelivery(moved.id, now, trx);
  await settleSwatchCredit(moved.id, now, trx);
  const order = await findOrderByToken(moved.token, trx);
  if (order) {
    const mail = composeStatusMail(order, await findSettings(trx), offers);
    await enqueueMail(mail, moved.id, trx);
  }
  await recordAction(
    {
      admin,
      action: "order-moved",
      subject: "order",
      subjectId: number,
      before: { status: from },
      after: {
        status: to,
        ...(faults.includes("advance-missing") ? { without_advance: override } : {}),
        ...(faults.includes("drawing-missing") ? { without_drawing: override } : {}),
      },
    },
    trx,
  );
  return { kind: "moved" };
}

async function findState(number: string, trx: Db) {
  return trx
    .selectFrom("orders")
    .select(["status", "has_only_swatches", "transport_state"])
    .where("number", "=", number)
    .executeTakeFirst();
}
