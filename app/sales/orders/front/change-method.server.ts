import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { isCardOffered } from "~/platform/settings/card-keys.server";
import { findSettings } from "~/platform/settings/settings.server";
import { leftToPay, payableOf } from "~/sales/billing/payable";
import { isAdvancePaid } from "~/sales/billing/payment-plan";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { findCashLeft, refuseCash } from "../cash.server";
import { composeMethodMail } from "../mails/method-mail.server";
import { proformaOf } from "../order-proforma.server";
import { findOrderByToken, type Order } from "../order.server";

/** Why an order is not paid in another way. */
export type MethodRefusal =
  /** It is paid, cancelled, or owes nothing any more. */
  | { kind: "settled" }
  /** Nobody takes cards. */
  | { kind: "no-card" }
  /**
   * An advance has to be paid first, the rest with earlier cash exceeds the law's limit, or the order was handed over
   * already.
   */
  | { kind: "no-cash" };

export type ChangeMethodResult =
  | { kind: "changed" }
  | { kind: "unknown" }
  /** Somebody was quicker; it is paid in this way by now. */
  | { kind: "stale"; current: PaymentMethod }
  | MethodRefusal;

/** Why what an order still owes is not to be paid in a way; undefined where it may. */
export async function refuseMethod(
  order: Order,
  to: PaymentMethod,
  db: Db = shopDatabase(),
): Promise<MethodRefusal | undefined> {
  if (payableOf(order).kind !== "owing") return { kind: "settled" };
  if (to === "card") return (await isCardOffered(db)) ? undefined : { kind: "no-card" };
  if (to === "bank_transfer") return undefined;
  if (order.status === "delivered") return { kind: "no-cash" };
  const { trade } = await findSettings(db);
  const buyer = await db
    .selectFrom("orders")
    .select(["buyer_kind", "tax_code", "user_id", "email", "phone"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  const isAdvanceOpen = order.advance_bani > 0 && !isAdvancePaid(order);
  const cash = {
    buyer: { ...buyer, payment_method: to },
    lines: [{ isMadeToOrder: isAdvanceOpen }],
    totals: { totalBani: leftToPay(order) },
    trade,
  };
  const now = new Date();
  if (await refuseCash(cash, now, db)) return { kind: "no-cash" };
  const { receiveBani } = await findCashLeft({ ...buyer, id: order.id }, now, db);
  return leftToPay(order) > receiveBani ? { kind: "no-cash" } : undefined;
}

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
