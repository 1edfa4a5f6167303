import { randomUUID } from "node:crypto";

import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

/** Notes on the order what was said on the phone, and who heard it. */
export async function noteAccepted(
  said: {
    orderId: string;
    number: string;
    totalBani: number;
    now: string;
    staff: Admin;
    note: string;
  },
  trx: Db,
): Promise<void> {
  const { staff, note: text, number, now } = said;
  const t = translateIn(fallbackLanguage, "office-desk-orders");
  await trx
    .insertInto("order_remarks")
    .values({
      id: randomUUID(),
      order_id: said.orderId,
      text: t("note.accepted", { note: text }),
      written_at: now,
      written_by: staff.id,
    })
    .execute();
  const after = { total_bani: said.totalBani };
  const about = { subject: "order", subjectId: number, before: null, after } as const;
  await recordAction({ admin: staff, action: "order-placed-by-phone", ...about }, trx);
}
