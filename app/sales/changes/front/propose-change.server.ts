import { enqueueMails } from "~/platform/mail/outbox.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { StockTakenError } from "~/sales/orders/stock.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { recordChange } from "../answering/record-change.server";
import { composeWithdrawn } from "../mails/change-mail.server";
import { proposeWithin, type ProposeResult, type Way } from "../writing/propose-within.server";
import { findCurrent } from "./current-version.server";
import { findNumbered } from "./find-changes.server";

/**
 * Goes on from the draft of an order's change: keeps copies of both versions, and asks the customer or makes the
 * change at once. Refuses what the order or its draft do not allow, a form that a colleague was quicker than, a
 * draft that changes nothing, and making a change at once that costs more or gives another piece than was bought.
 */
export async function proposeChange(
  number: string,
  { way, version, note }: { way: Way; version: number; note: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<ProposeResult> {
  try {
    return await db
      .transaction()
      .execute((trx) => proposeWithin(number, { way, version, note }, admin, trx));
  } catch (error) {
    if (error instanceof StockTakenError) return error.result;
    throw error;
  }
}

/**
 * Takes back a change that its customer has not answered, and tells the customer. Refuses an answered change; one
 * that is taken back already stays so.
 */
export async function withdrawChange(
  orderNumber: string,
  number: number,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"withdrawn" | "answered" | "unknown"> {
  return db.transaction().execute(async (trx) => {
    const current = await findCurrent(orderNumber, trx);
    const change = current && (await findNumbered(current.id, number, trx));
    if (!current || !change) return "unknown";
    if (change.standing === "withdrawn") return "withdrawn";
    if (change.standing !== "sent" && change.standing !== "expired") return "answered";
    await trx
      .updateTable("order_changes")
      .set({
        state: "withdrawn",
        answered_at: new Date().toISOString(),
        answered_by: admin.id,
      })
      .where("id", "=", change.id)
      .execute();
    await recordChange({ current, change, admin, action: "change-withdrawn" }, trx);
    const order = (await findOrderByToken(current.token, trx))!;
    await enqueueMails(composeWithdrawn(order, await findSettings(trx)), order.id, trx);
    return "withdrawn";
  });
}
