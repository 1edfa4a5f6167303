import { isCardOffered } from "~/platform/settings/card-keys.server";
import { findSettings } from "~/platform/settings/settings.server";
import { leftToPay, payableOf } from "~/sales/billing/payable";
import { isAdvancePaid } from "~/sales/billing/payment-plan";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { findCashLeft, refuseCash } from "../cash.server";
import type { Order } from "../order.server";

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
