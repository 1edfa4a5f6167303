import type { ExpressionBuilder } from "kysely";

import { dayOf, startOfDay } from "~/platform/format/dates";
import { endOf, type Db } from "~db/engine";
import type { Database, OrderDetailColumns } from "~db/schema";

import { correctionReasons } from "../refund-reasons";

export type BuyerKind = OrderDetailColumns["buyer_kind"];

/** What identifies the buyer of several orders: a company its code, a person what was typed. */
export interface Buyer {
  buyer_kind: BuyerKind;
  tax_code: string;
  user_id: string | null;
  email: string;
  phone: string;
}

/** The sum that a buyer's orders of the same day are to pay in cash, without cancelled ones; bani. */
export async function sumCashOrders(buyer: Buyer, now: Date, db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("total_bani"), eb.lit(0)).as("sum"))
    .where("payment_method", "=", "cash_on_delivery")
    .where("placed_at", ">=", startOfDay(dayOf(now.toISOString())))
    .where("status", "<>", "cancelled")
    .where((eb) => isOf(eb, buyer))
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * The bani that were paid in cash, or given back, for an order and by its buyer on a day, whatever the order.
 * A payment that was corrected, and its correction, count for nothing.
 */
export async function sumCashPayments(
  order: Buyer & { id: string },
  direction: "received" | "refunded",
  day: string,
  db: Db,
): Promise<{ ofDayBani: number; ofOrderBani: number }> {
  const sum = db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount_bani"), eb.lit(0)).as("sum"))
    .where("method", "=", "cash_on_delivery")
    .where((eb) => {
      // A correction takes back a payment of any day and pays nothing out, so it is no money given back.
      const isGivenBack = eb.and([
        eb("kind", "=", "refund"),
        eb("reason", "not in", correctionReasons),
      ]);
      return direction === "refunded" ? isGivenBack : eb.not(isGivenBack);
    })
    .where("corrects_id", "is", null)
    .where((eb) => {
      const corrections = eb
        .selectFrom("payments as correction")
        .select("correction.id")
        .whereRef("correction.corrects_id", "=", "payments.id");
      return eb.not(eb.exists(corrections));
    });
  const ofDay = await sum
    .where("paid_on", "=", day)
    .where((eb) => eb.or([eb("orders.id", "=", order.id), isOf(eb, order)]))
    .executeTakeFirstOrThrow();
  const ofOrder = await sum.where("orders.id", "=", order.id).executeTakeFirstOrThrow();
  const sign = direction === "refunded" ? -1 : 1;
  return { ofDayBani: sign * ofDay.sum, ofOrderBani: sign * ofOrder.sum };
}

/** The figures of a Romanian phone behind its 0 or +40. */
const PHONE = 9;

function isOf(eb: ExpressionBuilder<Database, "orders">, buyer: Buyer) {
  if (buyer.buyer_kind === "company") {
    // The same company with and without RO in front of its code.
    const code = buyer.tax_code.replace(/^RO/, "");
    return eb("tax_code", "in", [code, `RO${code}`]);
  }
  return eb.and([
    eb("buyer_kind", "=", "person"),
    eb.or([
      eb("orders.user_id", "=", buyer.user_id ?? ""),
      // The same phone with and without the country in front.
      eb.and([
        eb("phone", "<>", ""),
        eb(endOf(eb.ref("phone"), PHONE), "=", buyer.phone.replace(/\D/g, "").slice(-PHONE)),
      ]),
      eb.and([
        eb("email", "<>", ""),
        eb(eb.fn("lower", ["email"]), "=", buyer.email.toLowerCase()),
      ]),
    ]),
  ]);
}
