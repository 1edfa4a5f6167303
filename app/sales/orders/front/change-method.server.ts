import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { composeMethodMail } from "../mails/method-mail.server";
import { proformaOf } from "../order-proforma.server";
import { findOrderByToken } from "../order.server";
import { type MethodRefusal, refuseMethod } from "./refuse-method.server";

export type ChangeMethodResult =
  | { kind: "changed" }
  | { kind: "unknown" }
  /** Somebody was quicker; it is paid in this way by now. */
  | { kind: "stale"; current: PaymentMethod }
  | MethodRefusal;

/**
 * Changes how what an order still owes is to be paid: its plan follows from it, the customer is written to, and who
 * was to pay at the delivery gets a proforma for what is due now, unless it was delivered with its invoice. What was
 * paid stays as it was paid. Refuses an unknown order, one whose customer was forgotten, one that owes nothing, a way
 * that is not open to it (`refuseMethod`), and a form that showed another way than stands now (`from`), unless it
 * says the same.
 */
export async function changeMethod(
  number: string,
  { from, to }: { from: string; to: PaymentMethod },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<ChangeMethodResult> {
  return db.transaction().execute(async (trx): Promise<ChangeMethodResult> => {
    const row = await trx
      .selectFrom("orders")
      .select(["id", "token"])
      .where("number", "=", number)
      .where("phone", "<>", "")
      .executeTakeFirst();
    const before = row && (await findOrderByToken(row.token, trx));
    if (!row || !before) return { kind: "unknown" };
    const { id, payment_method: current } = before;
    if (current === to) return { kind: "changed" };
    if (current !== from) return { kind: "stale", current };
    const refusal = await refuseMethod(before, to, trx);
    if (refusal) return refusal;
    await trx.updateTable("orders").set({ payment_method: to }).where("id", "=", id).execute();
    const now = new Date();
    const isAsked = before.status !== "new" && before.status !== "delivered";
    if (current === "cash_on_delivery" && isAsked) await proformaOf(id, now, trx);
    const after = (await findOrderByToken(row.token, trx))!;
    if (after.email !== "") {
      await enqueueMail(composeMethodMail(after, await findSettings(trx)), id, trx);
    }
    await recordAction(
      {
        admin,
        action: "method-changed",
        subject: "order",
        subjectId: number,
        before: { payment_method: current },
        after: { payment_method: to },
      },
      trx,
    );
    return { kind: "changed" };
  });
}
