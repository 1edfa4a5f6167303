import { addDays, dayOf } from "~/platform/format/dates";
import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { issueProforma } from "~/sales/billing/document-causes.server";
import type { DocumentReference } from "~/sales/billing/document-content";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { dueNow } from "./order-plan";
import { findOrderByToken } from "./order.server";

/**
 * Issues a proforma for what an order has to pay now. Undefined where that is nothing, and where it is paid
 * in cash at the delivery.
 */
export async function proformaOf(
  orderId: string,
  at: Date,
  trx: Db,
): Promise<DocumentReference | undefined> {
  const { token } = await trx
    .selectFrom("orders")
    .select("token")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const order = await findOrderByToken(token, trx);
  if (!order || order.payment_method === "cash_on_delivery") return undefined;
  const due = dueNow(order);
  if (!due) return undefined;
  return issueProforma(orderId, { dueNowBani: due.leftBani, dueOn: due.dueOn }, at, trx);
}

/**
 * What the confirmation of an order brings: the first payment of what is made to order is due from that day,
 * in as many days as the shop is set to, and a proforma for what there is to pay.
 */
export async function askForPayment(orderId: string, at: Date, trx: Db): Promise<void> {
  const { trade } = await findSettings(trx);
  await trx
    .updateTable("orders")
    .set({ advance_due_on: addDays(dayOf(at.toISOString()), trade.advanceDueDays) })
    .where("id", "=", orderId)
    .where("advance_bani", ">", 0)
    .execute();
  await proformaOf(orderId, at, trx);
}

/** The same at the wish of somebody in the office, once for each form. */
export async function addProforma(
  { number, form }: { number: string; form?: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "issued"; name: string } | ProformaRefusal> {
  return db.transaction().execute(async (trx) => {
    const result = await addOnce<ProformaRefusal>(form, trx, async () => {
      const order = await trx
        .selectFrom("orders")
        .select("id")
        .where("number", "=", number)
        .executeTakeFirst();
      if (!order) return { kind: "unknown" };
      const proforma = await proformaOf(order.id, new Date(), trx);
      if (!proforma) return { kind: "nothing-due" };
      const entry = { subject: "order", subjectId: number, before: null } as const;
      const after = { document: proforma.name };
      await recordAction({ admin, action: "proforma-issued", ...entry, after }, trx);
      return { added: proforma.name };
    });
    return "added" in result ? { kind: "issued", name: result.added } : result;
  });
}

type ProformaRefusal = { kind: "unknown" } | { kind: "nothing-due" };
