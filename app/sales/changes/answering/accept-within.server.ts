import { randomUUID } from "node:crypto";

import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { enqueueMails } from "~/platform/mail/outbox.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import type { CurrentOrder } from "../front/current-version.server";
import type { OrderChange } from "../front/find-changes.server";
import { composeAccepted } from "../mails/change-mail.server";
import { applyVersion } from "./apply-version.server";
import { customerActor, recordChange } from "./record-change.server";

interface Accepted {
  current: CurrentOrder;
  change: OrderChange;
  /** Who heard on the phone that it is accepted, or needed nobody's word; the customer where nothing is said. */
  by?: Admin;
  /** What was said. */
  note: string;
  now: Date;
}

/**
 * Makes a change the order and tells both sides. What was said on the phone stands in a remark. Throws
 * `StockTakenError` where a piece that it adds is sold out.
 */
export async function acceptWithin(
  { current, change, by, note, now }: Accepted,
  trx: Db,
): Promise<void> {
  const at = now.toISOString();
  const admin = by ?? customerActor;
  await trx
    .updateTable("order_changes")
    .set({
      state: "accepted",
      answered_at: at,
      answered_by: admin.id,
      answer_note: note,
    })
    .where("id", "=", change.id)
    .execute();
  await applyVersion(current, change, { by: admin.id, now }, trx);
  if (by && note !== "") {
    const t = translateIn(fallbackLanguage, "office-order-change");
    await trx
      .insertInto("order_remarks")
      .values({
        id: randomUUID(),
        order_id: current.id,
        text: t("remark", { number: change.number, note }),
        written_at: at,
        written_by: by.id,
      })
      .execute();
  }
  await recordChange({ current, change, admin, action: "change-accepted" }, trx);
  const order = (await findOrderByToken(current.token, trx))!;
  const mails = composeAccepted(order, change, {
    settings: await findSettings(trx),
    isByCustomer: !by,
  });
  await enqueueMails(mails, current.id, trx);
}
