import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { documentDelivery } from "~/sales/billing/document-causes.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  type StatusChange,
  type StepFault,
  findStepFaults,
  isUnwaivable,
  reasonNames,
} from "./front/status-step.server";
import { composeStatusMail } from "./mails/status-mail.server";
import { askForPayment } from "./order-proforma.server";
import { nextStatuses, isTransportAgreed } from "./order-status";
import { findOrderByToken } from "./order.server";
import { noteLastDelivery } from "./parts/note-delivery.server";
import { returnStock } from "./stock.server";
import { settleSwatchCredit } from "./swatch-credit.server";

export type StatusChangeResult =
  | { kind: "moved" }
  | { kind: "unknown" }
  | { kind: "illegal" }
  | { kind: "moved-before" }
  /** Something is missing for the step, and nobody said why it is taken all the same. */
  | { kind: StepFault }
  /** Nobody knows yet what the transport costs, so nobody has agreed to the order. */
  | { kind: "transport-open" }
  /** A part of it is already at its customer's, so it cannot be cancelled. */
  | { kind: "part-delivered" };

/**
 * Changes an order's status by one step of its workflow, records who did it and when, mails the
 * customer and returns the stock of a cancelled order (design §5). A confirmed order gets its
 * proforma, a delivered one its final invoice. Refuses a step that the status does not allow, one
 * from a status that the order has already left (of two administrators only the first succeeds), one that
 * something is missing for (`findStepFaults`), unless `override` says why and it may be left out, any step but a cancellation
 * while the transport is not agreed, and a cancellation once a part was handed over.
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
  { number, from, to, note, override = "", openBoards = 0, offers = [] }: StatusChange,
  admin: Admin,
  trx: Db,
): Promise<StatusChangeResult> {
  const found = await findState(number, trx);
  if (!nextStatuses(from, found?.has_only_swatches === 1).includes(to)) return { kind: "illegal" };
  if (!found) return { kind: "unknown" };
  // A stale form is refused first: what is missing for its step no longer matters.
  if (found.status !== from) return { kind: "moved-before" };
  const isAgreed = isTransportAgreed(found.transport_state);
  if (to !== "cancelled" && !isAgreed) return { kind: "transport-open" };
  const isInParts = found.part_delivered_on !== "";
  if (to === "cancelled" && isInParts) return { kind: "part-delivered" };
  const faults = await findStepFaults({ number, to, openBoards }, trx);
  const unwaivable = faults.find(isUnwaivable);
  if (unwaivable) return { kind: unwaivable };
  const waived = faults.filter((fault) => !isUnwaivable(fault));
  if (waived[0] && override === "") return { kind: waived[0] };
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
  if (to === "delivered" && isInParts) await noteLastDelivery(moved.id, admin, now, trx);
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
        ...Object.fromEntries(waived.map((fault) => [reasonNames[fault], override])),
        ...(to === "cancelled" && override !== "" && { reason: override }),
      },
    },
    trx,
  );
  return { kind: "moved" };
}

async function findState(number: string, trx: Db) {
  return trx
    .selectFrom("orders")
    .select(["status", "has_only_swatches", "transport_state", "part_delivered_on"])
    .where("number", "=", number)
    .executeTakeFirst();
}
